/** What is said of an answer that this device made without a network, and of a question that it could not answer. */
import { type ChatMessage, isUnsentAnswer } from '@domain/chat/messages.ts';
import { GUIDE_NAMES } from '@domain/plannerFiles.ts';

const guides: Readonly<Record<string, string>> = GUIDE_NAMES;

/** Where an answer comes from; null for one of the account's own. It stays the same once the account has it. */
export function originWords({ here }: Pick<ChatMessage, 'here'>): string | null {
  if (here === undefined) return null;
  return here === 'again'
    ? 'The trip had been changed meanwhile, so this was planned again.'
    : 'Answered on this device, without a network.';
}

/** What becomes of it; null where the account has it. @param refused the account did not take it */
export function onwardWords(message: Pick<ChatMessage, 'role' | 'state'>, refused: boolean): string | null {
  if (!isUnsentAnswer(message)) return null;
  return refused ? 'It is not in your account.' : 'It goes to your account when you are back online.';
}

/** Which guide a question waits for; null where it waits for none. */
export function missingWords({ missing = '' }: Pick<ChatMessage, 'missing'>): string | null {
  const guide = Object.hasOwn(guides, missing) ? guides[missing] : undefined;
  return guide === undefined
    ? null
    : `The guide to ${guide} is not on this device. The question waits for a network.`;
}
