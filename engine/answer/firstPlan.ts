/** Which questions of a first message are answered beside its plan, before it, or by it. */
import { ASKS_FOR_PLAN } from '../../content/words/openWishes.ts';
import { findInfoTopics } from '../read/follow/infoTopics.ts';
import type { InfoTopic } from '../../content/words/infoTopics.ts';
import { readMessage } from '../read/parseMessage.ts';
import type { Heard } from './heard.ts';

/** Questions about a plan: with a length and no plan yet, they come with the first one. */
const OF_PLAN: ReadonlySet<InfoTopic> = new Set(['enough', 'longest', 'onePersonMore', 'ways']);

/** Questions that the first plan answers by itself. */
const SHOWN: ReadonlySet<InfoTopic> = new Set(['total', 'hotel', 'flight', 'dates', 'summary']);

/** Whether the first plan answers a question by itself. */
export function isShownByPlan(topic: InfoTopic | null): boolean {
  return topic !== null && SHOWN.has(topic);
}

/** Questions that are settled before anybody plans. */
const BEFORE_PLANS: ReadonlySet<InfoTopic> = new Set([
  'visa',
  'safety',
  'health',
  'money',
  'phone',
  'language',
  'time',
  'drinkingAge',
]);

/** Who asks for no plan does not tell length, dates, home and company. */
const MOST_OF_A_QUESTION = 3;

/** Whether a first plan is due beside the answer to a question. */
export function wantsFirstPlan(heard: Heard): boolean {
  const { days, impliedDays, wantsPlan, isBestTime, info, dates, origin, party, budget } = heard.message;
  if (heard.message.noPlan !== null) return false;
  // "a cruise around Easter?" asks for no trip of those days
  if (days === null || (info === 'thing' && days === impliedDays)) return false;
  const told = [dates, origin, party, budget].filter((own) => own !== null).length;
  if (info !== null && (OF_PLAN.has(info) || (info === 'total' && told > 1))) return told > 0 || wantsPlan;
  // "Rome from Leeds 3-7 May. Is the tap water ok?": the question is beside the trip
  const isApart = isTripApart(heard);
  const isTold = wantsPlan || isBestTime || told >= MOST_OF_A_QUESTION - Number(isApart);
  const isSettled = info === null || !BEFORE_PLANS.has(info) || ASKS_FOR_PLAN.test(heard.input.message);
  return isTold && (isSettled || isApart);
}

/** Whether the trip is told in sentences of its own, and not in the question: "Lisbon 5 days from 3 May. Is it safe?" */
function isTripApart({ input, gazetteer }: Heard): boolean {
  const sentences = input.message
    .split(/(?<=[.?!;])\s+|\n+/)
    .filter((own) => findInfoTopics(own).length === 0);
  const { message } = readMessage(sentences.join(' '), { today: input.traveller.today, gazetteer });
  return message.days !== null && message.destinations.length > 0 && !message.isQuestion;
}
