import type { ParkedChange } from '@/data/outbox/outbox.ts';
import { AppError, type AppErrorReason, describeError } from '@domain/errors/appError.ts';

const kinds: Readonly<Record<string, string>> = {
  'chat.ask': 'A question to the assistant',
  'chat.clear': 'Clearing your chat',
  'profile.save': 'A change to your travel profile',
  'trip.edit': 'A change to a trip',
  'trip.bring': 'A trip of yours that the server does not have',
  'trip.copy': 'A copy of a trip',
  'trip.delete': 'Deleting a trip',
  newsletter: 'A newsletter sign-up',
  'affiliate.click': 'A click on a booking link',
  'page.view': 'A visit to a page',
};

/** What a refused change was about. */
export function kindWords({ kind }: Pick<ParkedChange, 'kind'>): string {
  return kinds[kind] ?? 'A change';
}

// There is no form to check here, and nothing that a reload would help.
const reasons: Partial<Record<AppErrorReason, string>> = {
  invalid: 'The server does not accept it as it is.',
  conflict: 'It was changed somewhere else at the same time.',
};

/** Why the server refused it. */
export function reasonWords({ kind, reason, message, behind }: ParkedChange): string {
  // It was not the server that refused it.
  if (behind !== undefined) return message;
  // The server says what of the trip does not take it, or how many there may be.
  if (
    ['trip.edit', 'trip.copy', 'trip.delete', 'trip.bring', 'chat.ask'].includes(kind) &&
    reason === 'conflict'
  )
    return message;
  return reasons[reason] ?? describeError(new AppError(reason));
}
