/** Words of requirements §8, Chat: what is said in each conversation where no answer says it. */
import type { Conversation } from './chatApi.ts';

interface ConversationWords {
  /** Whose answers they are. */
  readonly author: string;
  /** While nothing has come of an answer: on the screen, and read out. */
  readonly working: string;
  readonly workingAloud: string;
  /** The message under a question that failed, and the toast beside it. */
  readonly failed: string;
  readonly errorTitle: string;
  readonly error: string;
}

export const conversationWords: Record<Conversation, ConversationWords> = {
  assistant: {
    author: 'Assistant',
    working: 'Working on your answer',
    workingAloud: 'The assistant is working on your answer.',
    failed: '🚨 Oops! Something went wrong. Please try again later.',
    errorTitle: 'Chat Error',
    error: 'Could not connect to the AI assistant. Please check your connection and try again.',
  },
  planner: {
    author: 'Planner',
    working: 'Working on your trip',
    workingAloud: 'Working on your trip',
    failed: 'I seem to be having some trouble connecting. Please try again in a moment.',
    errorTitle: 'Error',
    error: 'Failed to get a response from the AI assistant. Please try again.',
  },
};

/** The message under a question that no tokens were left for. */
export const OUT_OF_TOKENS_WORDS =
  "You've run out of tokens for this month! Please upgrade your plan to continue chatting. 🚀";

/** The message under a question about a trip that is not there any more. */
export const TRIP_DELETED_WORDS = 'The trip that this was about was deleted. Retry asks without it.';

/** The message under a question that waited while its conversation was cleared on another device. */
export const CLEARED_ELSEWHERE_WORDS =
  'This chat was cleared on another device before this was sent. Retry asks it in the new one.';

/** Of what rests on an answer of this device that the account did not take: a question or a change to its trip. */
export const ANSWER_NOT_KEPT_WORDS =
  'This is about an answer that your account has not taken yet. Retry that question first.';

/** The toast after tips were asked for (requirements §7). */
export const tipsWords = {
  title: 'Request Sent!',
  description: "We'll send you personalized tips and follow-up emails for your trip!",
} as const;

/** The planner's first message (requirements §2, /ai-booking). */
export function welcomeWords(destination: string | null): string {
  return destination
    ? `Great! You're interested in a trip to ${destination}... What is your travel vibe: adventure, culture, chill, party or family? Tell me your dates and who is coming, too.`
    : 'Welcome! I plan trips day by day, with flights and places to stay. Where would you like to go, when, and who is coming?';
}

/** A question to the planner as it is asked: the place that the page was opened for is the traveller's first word. */
export function openingWords(destination: string | null, text: string): string {
  return destination === null ? text : `I would like to plan a trip to ${destination}. ${text}`;
}
