/** What a file of one's data holds, and what became of it, in words. */
import type { Brought } from '@/data/repositories/bringBack.ts';
import type { DataFile } from '@domain/accounts/dataFile.ts';

function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** "12 trips, 48 messages of chats, 5 searches, a profile." */
export function fileWords({ trips, strange, messages, searches, profile }: DataFile): string {
  const parts = [
    many(trips.length, 'trip'),
    ...(strange === 0 ? [] : [`${many(strange, 'trip')} that only a newer version of the app can read`]),
    `${many(messages, 'message')} of chats, which stay in the file`,
    many(searches.length, 'search', 'searches'),
    profile ? 'a profile' : 'no profile',
  ];
  return `${parts.join(', ')}.`;
}

const PROFILE_WORDS: Record<Brought['profile'], string> = {
  form: 'What the file knows of your profile stands in the form above: look at it and save it.',
  same: 'Your profile says the same already.',
  draft:
    'Your profile stays: its form has changes that are not saved. Save or discard them, and bring the file again.',
  none: '',
};

/** @param isMember the account's plan lists kept trips */
export function broughtWords({ trips, searches, profile }: Brought, isMember: boolean): string {
  const { sent, here } = trips;
  const where = isMember ? 'My Trips shows what has arrived.' : 'My Trips lists trips on the paid plans.';
  const words = [
    sent > 0 ? `${many(sent, 'trip')} on the way to your account. ${where}` : '',
    here > 0 ? `${many(here, 'trip was', 'trips were')} here already.` : '',
    searches > 0 ? `${many(searches, 'search', 'searches')} brought back.` : '',
    PROFILE_WORDS[profile],
  ];
  return words.filter(Boolean).join(' ') || 'Everything in it was here already.';
}
