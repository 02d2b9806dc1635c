/** What a check of the device finds. */
import type { Finding } from '@domain/readiness.ts';
import type { RecentSearch } from '@domain/search/search.ts';

const whole = { all: 3, missing: 0, damaged: 0 };
export const app = { part: 'shell', worker: 'ready', files: whole } satisfies Finding;
export const chat = { part: 'chat', messages: 4, unreadable: 0, lost: 0 } satisfies Finding;
export const noChanges = { part: 'unsent', waiting: [], refused: 0, unreadable: 0 } satisfies Finding;
export const rail = (missing: number): Finding => ({
  part: 'article',
  slug: 'rail',
  title: 'Rail passes',
  text: true,
  pictures: { ...whole, missing },
});
export const kyoto: RecentSearch = {
  type: 'hotels',
  key: 'k',
  storedAt: Date.now(),
  lowest: 90,
  params: { destination: { name: 'Kyoto' }, checkin: null, checkout: null },
};
export const kyotoHotels: Extract<Finding, { part: 'search' }> = {
  part: 'search',
  key: 'k',
  answer: 'offers',
  search: kyoto,
  storedAt: Date.now(),
};
