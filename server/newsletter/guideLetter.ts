/** The guide that the newsletter form promises: how to brief the assistant. Nothing in it is a subscriber's own text. */
import { CONTACT_ADDRESS, SITE_NAME } from '../../domain/publicSite.ts';
import type { Mail } from '../auth/letters.ts';

const LINES = [
  'Say where from and where to. A city is enough; the nearest airports are found from it.',
  'Say when and for how long. A month will do: the assistant picks dates and names them.',
  'Say who comes along. Two adults and a child of four travel differently from one.',
  'Say what it may cost: a ceiling for everything, or for a night.',
  'Say what makes the trip yours, and what to leave out: food, temples, slow mornings, no museums.',
  'Put it in one sentence: “Five days in Kyoto in April for two, under $2,500, from London, we like food.”',
  'Take the first plan for a draft. Ask for one change at a time: a cheaper room, a later start, a day by the sea.',
  'Ask why. “Why this area?” and “What would you leave out?” get better answers than “Is this good?”',
  'Check before you pay. The price on the partner’s page counts; a price from memory says how old it is.',
  'Check opening hours, entry rules and visas with the source in the week before. Plans age; rules change.',
] as const;

const SUBJECT = 'Your free AI trip planner guide';
const OPENING = 'Thank you for subscribing. Here is the guide: ten lines on how to brief the assistant.';

/**
 * The letter to a new subscriber.
 * @param to an address that was checked to be one
 * @param siteUrl where the app is reached, without a trailing slash
 */
export function guideLetter(to: string, siteUrl: string): Mail {
  const article = `${siteUrl}/article/ai-trip-planner`;
  const closing = `You get this one letter because this address was entered in the newsletter form of ${SITE_NAME}. To leave the list, or if it was not you, write to ${CONTACT_ADDRESS}.`;
  return {
    to,
    subject: SUBJECT,
    text: [
      OPENING,
      LINES.map((line, index) => `${index + 1}. ${line}`).join('\n'),
      `More, with an example:\n${article}`,
      closing,
    ].join('\n\n'),
    html: [
      `<p>${OPENING}</p>`,
      `<ol>${LINES.map((line) => `<li>${line}</li>`).join('')}</ol>`,
      `<p>More, with an example: <a href="${escapeAttribute(article)}">How to plan a trip with an AI assistant</a></p>`,
      `<p>${closing}</p>`,
    ].join('\n'),
    links: [article],
  };
}

/** The site's own address may hold what HTML reads as markup. */
function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
