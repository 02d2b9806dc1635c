/** Answers that show a plan as it is kept, with no search: again, or the one before the newest change. */
import { normalize } from '../../domain/text/normalize.ts';
import { differences } from './compare.ts';
import { standing, type Heard } from './heard.ts';
import { backTo } from './otherTrips.ts';
import { remarkInWords } from '../say/remarks.ts';
import { suggestionsFor } from '../say/talk/suggestions.ts';
import { quoted, unchangedTalk } from '../say/talk/unchanged.ts';
import { writePlan } from '../say/write/writePlan.ts';
import { writeCosts } from '../say/write/writeBudget.ts';
import { writeDays } from '../say/write/writeDays.ts';
import { countOf } from '../read/numbers.ts';
import { findCommand, findGoingBack, findNameBack, findOutAgain } from '../read/follow/commands.ts';
import { readMessage } from '../read/parseMessage.ts';
import { saysNothing } from '../read/noMessage.ts';
import { readContents, unreadableWords, type KeptTrip, type Unreadable } from '../trip/keptTrip.ts';
import { asksTheSame } from '../trip/spec.ts';
import { checkedPlanSchema } from '../../domain/itinerary/itinerary.ts';
import { tripOffersSchema, type TripContents, type TripOffers } from '../../domain/trips/trip.ts';
import type { Standing } from '../plan/standing.ts';
import type { TripChange, TurnInput } from '../turn.ts';
import type { Answer } from './answer.ts';

/** The plan once more, without any change. */
export function shownAgain(plan: Standing, kept: KeptTrip): Answer {
  return { ...written(plan, kept, []), change: { kind: 'none' } };
}

/**
 * "Go back to the one with Santorini", "undo the two days, too long": whether the state before is that. What stands beside
 * it is of the newest change, or of nothing that a plan could use.
 */
export function wantsStateBefore(heard: Heard): boolean {
  const { input, kept, gazetteer } = heard;
  const back = findGoingBack(input.message);
  const old = checkedPlanSchema.safeParse(input.previous?.plan).data;
  const toName = findNameBack(input.message);
  if (old && outAgain(input.message, old.cities, kept.plan?.cities ?? [])) return true;
  if (!old || (back === null && toName === null)) return false;
  if (back?.isOfDates === true && !isMoved(heard)) return false;
  if (back?.isNewest === true && !namesThing(back.about, kept)) return true;
  const name = ` ${normalize(back?.about ?? toName ?? '')} `;
  const names = (cities: readonly string[]) =>
    cities.filter((city) => name.includes(` ${normalize(city)} `)).map(normalize);
  const now = names(kept.plan?.cities ?? []);
  if (names(old.cities).some((city) => !now.includes(city))) return true;
  if (back === null) return false;
  const said = new Set(wordsOf(kept.spec.said?.typed ?? ''));
  const words = wordsOf(back.about);
  if (words.length === 0 || words.some((word) => said.has(word))) return true;
  const { message } = readMessage(back.about, { today: input.traveller.today, gazetteer });
  // "that's Easter, back to the first dates": why is said beside it
  const isReason = back.isOfDates && message.dates?.feast !== undefined;
  return message.isSpokenOf || saysNothing(isReason ? { ...message, dates: null, days: null } : message);
}

/** Whether the newest change was one of the dates, and of nothing else. */
function isMoved({ input, kept: { spec }, gazetteer }: Heard): boolean {
  const before = input.previous && readContents(input.previous, gazetteer, input.traveller);
  if (before?.kind !== 'read') return false;
  const { dates, days, startDay, startsOn, endsOn, isWeekend, feasts, destinations } = spec;
  const times = { dates, days, startDay, startsOn, endsOn, isWeekend, feasts, destinations };
  const old = before.spec.destinations;
  return (
    !asksTheSame(before.spec, spec) &&
    asksTheSame({ ...before.spec, ...times }, spec) &&
    old.length === destinations.length &&
    old.every(({ place }, index) => place === destinations[index]?.place)
  );
}

/** Letters of a word that tells a thing of the plan. */
const TELLING_LETTERS = 5;

/** Whether words name something of the plan, which is then what is to go: "I don't like the cooking class, take it out again". */
function namesThing(words: string, { plan, spec }: KeptTrip): boolean {
  const said = ` ${normalize(spec.said?.typed ?? '')} `;
  const titles = ` ${normalize((plan?.days ?? []).flatMap(({ items }) => items.map(({ title }) => title)).join(' '))} `;
  return wordsOf(words).some(
    (word) => word.length >= TELLING_LETTERS && titles.includes(` ${word} `) && !said.includes(` ${word} `),
  );
}

/** Whether a message only takes out what the newest change put in. */
function outAgain(message: string, before: readonly string[], now: readonly string[]): boolean {
  const out = findOutAgain(message);
  if (out === null || /\d/.test(out.beside)) return false;
  const added = now.filter((city) => !before.includes(city));
  return added.length === 1 && before.every((city) => now.includes(city)) && named(added[0], out.name);
}

function named(city: string | undefined, name: string): boolean {
  return city !== undefined && normalize(city) === normalize(name);
}

/** Words that tell one change from another. */
function wordsOf(text: string): string[] {
  const words = normalize(text).match(/\p{L}{3,}|\d+/gu) ?? [];
  return words.map((word) => String(countOf(word) || word)).filter((word) => !UNITS.has(word));
}

const UNITS = new Set(['day', 'days', 'night', 'nights', 'the', 'more', 'extra', 'last', 'change', 'thing']);

/** That a change further back is not undone by name; null where none was asked for. */
export function notUndone({ input: { message }, kept }: Heard): Answer | null {
  const back = findGoingBack(message);
  // "undo the Disney thing": what a day has is left out
  const isTown = (kept.plan?.cities ?? []).some((city) =>
    normalize(back?.about ?? '').includes(normalize(city)),
  );
  if (back === null || (!isTown && namesThing(back.about, kept))) return null;
  const { said } = kept.spec;
  const text = remarkInWords({ code: 'undo_newest', said: said ? quoted(said.typed) : null });
  return { ...unchangedTalk(text), change: { kind: 'none' } };
}

/** The plan before the newest change, and what that makes different. */
export function undone(heard: Heard, now: Standing): Answer {
  const { input, gazetteer, kept } = heard;
  const before = input.previous && readContents(input.previous, gazetteer, input.traveller);
  if (before && before.kind !== 'read') return planAlone(input) ?? unreadable(before);
  const plan = before && standing(before, heard);
  if (!before || !plan) {
    const talk = unchangedTalk(remarkInWords({ code: 'nothing_to_undo' }));
    return { ...talk, suggestions: [...talk.suggestions, ...backTo(input.others)], change: { kind: 'none' } };
  }
  // a change by hand leaves what was asked as it was
  const isByHand = withoutChoices(before) === withoutChoices(kept);
  const { said } = kept.spec;
  const gone = isByHand || !said ? 'the last change' : `“${quoted(said.typed)}”`;
  const lost = kept.spec.needs.filter(
    ({ kind, what }) => !before.spec.needs.some((own) => own.kind === kind && own.what === what),
  );
  const changes = differences(heard, now, plan, [
    `Back to the plan before ${gone}.`,
    ...lost.map((need) => `It no longer minds “${quoted(need.words)}”: say it again if it still counts.`),
  ]);
  return { ...written(plan, before, changes), change: { kind: 'undone' } };
}

/** What was asked, as text: an offer that is chosen by hand is kept in the spec, and was no message. */
function withoutChoices({ spec }: KeptTrip): string {
  return JSON.stringify({ ...spec, chosen: null, seen: null });
}

/** To show a plan, or the one before, needs only the plan: null for other messages, and where it cannot be read. */
export function planAlone({ message, trip, previous }: TurnInput): Answer | null {
  const command = findCommand(message);
  if (command === 'show') return ofContents(trip, 'Here is the plan as it is kept.', { kind: 'none' });
  return command === 'undo'
    ? ofContents(previous, 'Back to the plan before the last change.', { kind: 'undone' })
    : null;
}

/** Why nothing was done. */
export function unreadable(why: Unreadable): Answer {
  return { text: unreadableWords(why), suggestions: [], change: { kind: 'none' } };
}

function ofContents(contents: TripContents | null, lead: string, change: TripChange): Answer | null {
  const plan = checkedPlanSchema.safeParse(contents?.plan).data;
  const offers = tripOffersSchema.safeParse(contents?.offers).data ?? null;
  if (!plan) return null;
  const text = [lead, `## ${plan.title}`, ...writeDays(plan), writeCosts(plan)].join('\n\n');
  return { text, lead, suggestions: [], plan, ...cardsOf(offers), change };
}

function cardsOf(offers: TripOffers | null): Pick<Answer, 'results' | 'priced'> {
  return {
    results: { flights: offers?.flights ?? [], hotels: offers?.hotels ?? [], tours: offers?.tours ?? [] },
    priced: offers ? { marker: offers.marker, seenAt: offers.seenAt } : undefined,
  };
}

function written(plan: Standing, { offers }: KeptTrip, changes: readonly string[]): Omit<Answer, 'change'> {
  return {
    ...writePlan({ ...plan, failures: [], changes, before: null, notes: [] }),
    suggestions: suggestionsFor(plan.brief, plan),
    plan: plan.plan,
    ...cardsOf(offers),
  };
}
