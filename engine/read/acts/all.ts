/** Every act that is read of a message, in the order in which the readers see it. */
import { EDIT_READERS } from './edits/readers.ts';
import { HOUR_READERS } from './hours/readers.ts';
import { MONEY_READERS } from './money/readers.ts';
import { NEED_READERS } from './needs/readers.ts';
import { PARTY_READERS } from './party/readers.ts';
import { PLACE_READERS } from './places/readers.ts';
import { TALK_READERS } from './talk/readers.ts';
import { TASTE_READERS } from './tastes/readers.ts';
import { DATE_READERS, LENGTH_READERS } from './time/readers.ts';
import { WANT_READERS } from './wants/readers.ts';
import { byMode } from './ways/byMode.ts';
import type { ActReader } from './act.ts';

export const ACT_READERS: readonly ActReader[] = [
  ...TALK_READERS,
  ...EDIT_READERS,
  // a treatment has its hours beside its need
  ...HOUR_READERS,
  ...NEED_READERS,
  ...DATE_READERS,
  // "Route 66" is a place before it is a way
  ...PLACE_READERS,
  // the price of a car is told by the words before it
  ...MONEY_READERS,
  byMode,
  ...LENGTH_READERS,
  ...PARTY_READERS,
  ...TASTE_READERS,
  ...WANT_READERS,
];
