/** Acts of the conversation itself. */
import { anotherTrip } from './anotherTrip.ts';
import { command } from './command.ts';
import { correction } from './correction.ts';
import { otherLanguage } from './language.ts';
import { openWish } from './openWish.ts';
import { pick } from './pick.ts';
import { planRequest } from './planRequest.ts';
import { prices } from './prices.ts';
import { question } from './question.ts';
import { takeaway } from './takeaway.ts';
import { tells } from './tells.ts';
import { topics } from './topics.ts';
import type { ActReader } from '../act.ts';

export const TALK_READERS: readonly ActReader[] = [
  otherLanguage,
  command,
  takeaway,
  question,
  tells,
  planRequest,
  prices,
  topics,
  openWish,
  pick,
  anotherTrip,
  correction,
];
