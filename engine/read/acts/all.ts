/** Every act that is read of a message, in the order in which the readers see it. */
import { EDIT_READERS } from './edits/readers.ts';
import { HOUR_READERS } from './hours/readers.ts';
import { MONEY_READERS } from './money/readers.ts';
import { NEED_READERS } from './needs/readers.ts';
import { PARTY_READERS } from './party/readers.ts';
import { PLACE_READERS } from './places/readers.ts';
import { TALK_READERS } from './talk/readers.ts';
import { aside } from './talk/aside.ts';
import { TASTE_READERS } from './tastes/readers.ts';
import { DATE_READERS, LENGTH_READERS } from './time/readers.ts';
import { due } from './time/length.ts';
import { WANT_READERS } from './wants/readers.ts';
import { todo } from './wants/todo.ts';
import { quarters } from './wants/quarters.ts';
import { byMode } from './ways/byMode.ts';
import { flown } from './ways/flown.ts';
import { lifted } from './ways/lifted.ts';
import type { ActReader } from './act.ts';

export const ACT_READERS: readonly ActReader[] = [
  ...TALK_READERS,
  ...EDIT_READERS,
  // and no hours of work on it
  due,
  // a treatment has its hours beside its need
  ...HOUR_READERS,
  ...NEED_READERS,
  todo,
  aside,
  ...DATE_READERS,
  // "HKD 18,000" is no airport, and the price of a car is told by the words before it
  ...MONEY_READERS,
  // a quarter may have the name of a far town
  quarters,
  // "Route 66" is a place before it is a way
  ...PLACE_READERS,
  byMode,
  flown,
  lifted,
  ...LENGTH_READERS,
  ...PARTY_READERS,
  ...TASTE_READERS,
  ...WANT_READERS,
];
