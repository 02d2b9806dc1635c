import type { Question } from '@/config/structuredData.ts';
import { COMMISSION } from '@domain/publicSite.ts';

/** What travellers ask before they begin. Shown on /how-it-works, and told to search engines in the same words. */
export const questions: readonly Question[] = [
  {
    question: 'What does it cost?',
    answer:
      'A free account comes with 10,000 tokens, which last for about ten chats, and its first answer after the questionnaire is free. Paid plans bring more. Searching flights and hotels and reading the blog cost nothing and need no account.',
  },
  {
    question: 'Who do I book with?',
    answer:
      'With the partner whose page opens in a new tab. You pay there, and your ticket or room is a contract with them. We never see your card, and we add nothing to their price.',
  },
  {
    question: 'How does Waymark earn money?',
    answer: `With the paid plans, and with partners. ${COMMISSION}`,
  },
  {
    question: 'Are the prices live?',
    answer:
      'A price says how old it is once it is more than ten minutes old, and the partner’s page has the last word. Offers that are marked “Sample data” are made up to show how it works and cannot be booked.',
  },
  {
    question: 'What works without a network?',
    answer:
      'Your chats and plans, the articles that you opened or saved, and your last searches can be read on the device. What you write in the air waits there, and is sent once when the network is back.',
  },
  {
    question: 'Can I trust the plan?',
    answer:
      'Every flight, hotel and tour on a card comes from a search, not from the assistant’s memory. Opening hours, entry rules and visas change: check those with the source before you go.',
  },
  {
    question: 'What happens to my data?',
    answer:
      'Your chats, profile and plan belong to your account and to nobody else’s. Signing out takes them off the device; only what could not be sent yet may stay, and you are asked.',
  },
];
