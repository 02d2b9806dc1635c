/** The answer that is a plan: searched for, built, checked, mended, and told against the one before. */
import { changeTo, isTooLong, specChange } from './change.ts';
import { differences, isOfDays, isSameSearch } from './compare.ts';
import { choicesIn, hasNewChoice, type Choices } from '../edits/chosenOffers.ts';
import { isNamed, plain } from '../edits/names.ts';
import { isMeant } from '../edits/standingEdits.ts';
import { briefOf, type Heard } from './heard.ts';
import { handRemarks, missingOffers, remadeOf } from './madeAnew.ts';
import { asksOf, secondAsks } from '../offers/asks.ts';
import { Searches } from '../offers/search.ts';
import { checkDemands } from '../plan/demands/checkDemands.ts';
import { chooseWays } from '../plan/choose/ways.ts';
import { heldTitles } from '../plan/heldItems.ts';
import { marksOf, withOwnChanges } from '../plan/ownChanges.ts';
import { planTrip } from '../plan/planTrip.ts';
import { leftOut, repairedPlan, type Repaired } from '../plan/repair/repairedPlan.ts';
import { planRemarkInWords } from '../say/planRemarks.ts';
import { remarkInWords } from '../say/remarks.ts';
import { LOOK_UP } from '../say/talk/notKept.ts';
import { MOST_SUGGESTIONS, suggestionsFor } from '../say/talk/suggestions.ts';
import { verdict } from '../say/write/writeBudget.ts';
import { STAYS, unchangedTalk, unchangedWords, unknownWords } from '../say/talk/unchanged.ts';
import { reasonsFor } from '../say/write/writeWhy.ts';
import { stayLines } from '../say/write/wishLines.ts';
import { writePlan } from '../say/write/writePlan.ts';
import { withReasons } from '../../domain/chat/planReasons.ts';
import { earliestToday } from '../../domain/dates/calendar.ts';
import { MAX_WARNING_CHARS } from '../../domain/itinerary/checkedPlan.ts';
import { fromOffers } from '../../domain/itinerary/fromOffers.ts';
import type { CheckedPlan, Itinerary, PlanItem } from '../../domain/itinerary/itinerary.ts';
import { checkItinerary, describeFinding } from '../../domain/itinerary/itineraryChecks.ts';
import type { Found } from '../offers/found.ts';
import type { Brief } from '../plan/brief/brief.ts';
import { restedOn, type Standing } from '../plan/standing.ts';
import type { Must } from '../read/types.ts';
import type { TripSpec } from '../trip/spec.ts';
import type { Finding } from '../../domain/itinerary/finding.ts';
import type { TripOffers } from '../../domain/trips/trip.ts';
import { withoutLaterFields } from '../../domain/trips/dayMarks.ts';
import type { Suggestion } from '../../domain/chat/chatApi.ts';
import type { OfferSource } from '../offers/offerSource.ts';
import type { Priced } from '../turn.ts';
import { NoFurtherTrip } from '../turnErrors.ts';
import type { Answer, Means } from './answer.ts';

const SAME_AT_NEW_PRICES = 'I looked the prices up anew: they are those of now, and the plan is the same.';

/** Everything that a plan was made of. */
interface Made extends Repaired {
  readonly brief: Brief;
  readonly found: Found;
  /** What was chosen by hand and goes on counting. */
  readonly choices: Choices;
  /** Those of the plan before, where it rests on them still. */
  readonly offers: TripOffers | null;
  /** Null where it is too long to be kept. */
  readonly checked: CheckedPlan | null;
  /** Of its days, before what was changed by hand was put back. */
  readonly marks: readonly string[];
  /** Days whose changes by hand had to go. */
  readonly lost: readonly number[];
  /** Titles of what was locked, booked or added by hand and had to go. */
  readonly unheld: readonly string[];
}

/** Plans the trip; where that comes to the plan before, says so and writes none. @throws NoFurtherTrip */
export async function plannedAnew(heard: Heard, means: Means): Promise<Answer> {
  if (heard.input.full && heard.input.trip === null) throw new NoFurtherTrip();
  const made = await make(heard, means);
  // what is shown and not kept could be neither changed nor opened again
  if (made.checked === null || isTooLong({ ...heard.spec, seen: seenBy(made) })) return tooLong(heard);
  const before = heard.standing;
  const changes = before && changesSince(before, made, heard);
  if (!changes || changes.isChanged) return changed(made, heard, means, changes?.lines ?? []);
  // the same plan at the prices of now
  return heard.message.wantsPrices && made.found.failures.length === 0
    ? changed(made, heard, means, [SAME_AT_NEW_PRICES])
    : unchanged(made, heard, means);
}

async function make(heard: Heard, { source, desk }: Means): Promise<Made> {
  const { now, traveller } = heard.input;
  const wished = briefOf(toldOf(heard), heard);
  const { standing, kept } = heard;
  const offers = isOfDays(heard) ? kept.offers : null;
  const rested = standing && offers && restedOn(standing, offers, desk.offers);
  const searches = new Searches(source, desk.offers, now, wished.chosen);
  let asks = rested ? [] : asksOf(wished);
  while (asks.length > 0) {
    await searches.make(asks);
    asks = secondAsks(chooseWays(wished, searches.found()), searches.found(), traveller.today);
  }
  const found = rested ?? searches.found();
  const waysOf = (asked: Brief) =>
    rested ? { ...asked, routes: standing.brief.routes } : chooseWays(asked, found);
  const brief = waysOf(wished);
  const demands = (plan: Itinerary) => checkDemands(plan, brief);
  const today = earliestToday(now);
  const submit = (plan: Itinerary) => desk.plan.submit(plan, desk.offers.known(), today, demands);
  const findingsOf = (plan: Itinerary) => [
    ...checkItinerary(plan, desk.offers.known(), today),
    ...demands(plan),
  ];
  const repaired = repairedPlan(brief, found, submit);
  const made = desk.plan.kept ?? null;
  const choices = choicesIn(brief, found);
  const before = standing?.plan;
  const then = kept.spec.seen?.days ?? [];
  const isSame = standing !== null && isSameSearch(standing.brief, brief);
  const remade =
    made && isSame && (rested !== null || hasNewChoice(kept.spec.chosen))
      ? remadeOf(waysOf(briefOf(toldOf({ ...heard, spec: kept.spec }), heard)), found, desk, today)
      : null;
  const marksThen = remade ? marksOf(remade) : [];
  // a day that the message leaves alone is the one that was made before
  const marks = (made ? marksOf(made) : []).map((mark, index) =>
    rested && mark === marksThen[index] ? (then[index] ?? mark) : mark,
  );
  const own = { ...repaired, checked: made, marks, lost: [], unheld: [] };
  const anew = { brief, found, choices, offers: rested && offers, ...own };
  if (!made || !before) return anew;
  const known = desk.offers.known();
  // what was changed by hand may fail a check, and was wanted so
  const told = new Set([
    ...made.warnings,
    ...before.warnings,
    ...findingsOf(fromOffers(before, known)).map(worded),
  ]);
  const isOut = (item: PlanItem) => heard.message.dayEdits.some(({ change }) => isMeant(change, item));
  // what was paid may be more than the budget, and was paid all the same
  const isSound = (plan: Itinerary) =>
    findingsOf(fromOffers(plan, known)).every((one) => one.check === 'budget' || told.has(worded(one)));
  const { plan, ...merged } = withOwnChanges(made, before, then, isSound, remade, isOut);
  if (plan === made) return { ...anew, ...merged };
  submit(plan);
  const checked = desk.plan.kept ?? made;
  // too long or too dear to be kept: what was held is not in it
  if (checked === made) return { ...anew, lost: merged.lost, unheld: heldTitles(before) };
  return { ...anew, ...merged, planned: { ...repaired.planned, plan: checked }, checked };
}

/** A finding as the warnings of a plan have it. */
function worded(finding: Finding): string {
  return describeFinding(finding).slice(0, MAX_WARNING_CHARS);
}

/** The trip, with what answers before this one have said of it. */
function toldOf({ spec, kept }: Heard): TripSpec {
  const told = { edits: kept.spec.wishes.edits.length, swaps: kept.spec.swaps.length };
  return { ...spec, wishes: { ...spec.wishes, told } };
}

interface Changes {
  readonly isChanged: boolean;
  readonly lines: readonly string[];
}

function changesSince(before: Standing, made: Made, heard: Heard): Changes {
  const { brief, planned, gone, checked } = made;
  const { spec, message } = heard;
  const isSame = isSameSearch(before.brief, brief);
  const toldBefore = new Set(isSame ? notesThen(made, heard) : []);
  const remarks = [
    ...handRemarks(before.plan, made).map(remarkInWords),
    ...missingOffers(before.plan, made.found.failures),
    ...(spec.remark === null ? [] : [remarkInWords(spec.remark)]),
    ...planned.notes.map(planRemarkInWords).filter((note) => !toldBefore.has(note)),
    ...[...gone].flatMap(([id, name]) => (!isSame || restsOn(before.plan, id) ? [leftOut(name)] : [])),
    ...(message.unknownBeside === null ? [] : [unknownWords(message.unknownBeside, message.guess, brief)]),
  ];
  const isHeard = JSON.stringify(askedBeside(before.brief)) === JSON.stringify(askedBeside(brief));
  const isChanged =
    !isSame || !isHeard || !isSamePlan(before.plan, checked) || before.brief.pace !== brief.pace;
  const isNew = ({ name }: Must) => !before.brief.musts.some((own) => own.name === name);
  const lines = [
    ...differences(heard, before, { brief, ...planned }, remarks),
    ...(spec.swaps === heard.kept.spec.swaps
      ? message.musts.filter(isNew).flatMap((must) => dayWith(must, planned.plan))
      : []),
  ];
  if (lines.length === 0 && isHeard) lines.push('Other times of the day, or of the way.');
  return { isChanged, lines };
}

/** What an answer tells of by itself, also where the days stay as they were. */
function askedBeside({ needs, stay, activities, nots, only, ownTimes, leaves, modes }: Brief) {
  return { needs, stay, activities, nots, only, ownTimes, leaves, modes };
}

/** What was said of the wishes before: it is no news. */
function notesThen({ found }: Made, heard: Heard): readonly string[] {
  return planTrip(chooseWays(briefOf(heard.kept.spec, heard), found), found).notes.map(planRemarkInWords);
}

/** Whether an offer is in a plan. */
function restsOn({ legs, stays, days }: Itinerary, id: string): boolean {
  return [...legs, ...stays, ...days.flatMap(({ items }) => items)].some(({ offerId }) => offerId === id);
}

function isSamePlan(before: CheckedPlan, after: CheckedPlan | null): boolean {
  return writtenOut(before) === writtenOut(after);
}

/** As text, to be compared: without what a plan from before it was kept lacks, and what is only said of it. */
function writtenOut(plan: CheckedPlan | null): string {
  return JSON.stringify({ ...plan, warnings: [], reasons: undefined }, withoutLaterFields);
}

/** Nothing has changed: that, why, and what would help, and the plan is not written again. */
function unchanged({ brief, planned, gone, found }: Made, heard: Heard, { desk, source }: Means): Answer {
  const { remark } = heard.spec;
  const words = [
    ...(heard.message.wantsPrices ? found.failures : []),
    ...(remark === null ? [] : [remarkInWords(remark)]),
    ...planned.notes.map(planRemarkInWords),
    ...[...gone.values()].map(leftOut),
    ...heard.message.musts.flatMap((must) => dayWith(must, planned.plan)),
    // a limit that the plan keeps already is said with what it is kept by
    ...(heard.message.maxNight === null ? [] : keptLimit(brief, planned)),
  ];
  const talk = unchangedTalk(
    words.length > 0
      ? words.join(' ')
      : // nothing is claimed of words that were not understood
        heard.residue.length > 0
        ? STAYS
        : unchangedWords(heard.message, brief, planned.choice.total),
  );
  return {
    text: talk.text,
    suggestions: withLookUp(suggestionsFor(brief, planned), source),
    // a change of single days that could not be made is nothing to be taken back
    change: isOfDays(heard) ? { kind: 'none' } : specChange(heard),
    results: desk.offers.results(),
    priced: pricedBefore(source),
  };
}

/** The limit of a night beside the stay that keeps it, and what was wished of its place. */
function keptLimit(brief: Brief, { plan, choice }: Repaired['planned']): string[] {
  const stays = reasonsFor(brief, choice).filter((line) => line.startsWith('**Stay:**'));
  return [verdict(plan, brief, choice), ...stays, ...stayLines({ brief, choice })];
}

/** That what was asked for is in the plan already, and on which day. */
function dayWith({ name: thing }: Must, { days }: Itinerary): string[] {
  const day = days.find(({ items }) => items.some(({ title }) => isNamed(title, thing)));
  return day ? [planRemarkInWords({ code: 'there_already', thing: plain(thing), day: day.number })] : [];
}

function tooLong({ standing }: Heard): Answer {
  const words = remarkInWords({ code: 'plan_too_long' });
  const talk = standing ? unchangedTalk(words) : { text: words, suggestions: [] };
  return { ...talk, change: { kind: 'none' } };
}

function changed(made: Made, heard: Heard, { desk, source }: Means, changes: readonly string[]): Answer {
  const { brief, planned, gone, found } = made;
  const { chosen } = made.choices;
  const { unknownBeside, guess } = heard.message;
  const beside = unknownBeside === null ? [] : [unknownWords(unknownBeside, guess, brief)];
  const { remark } = heard.spec;
  const remarks = remark === null ? [] : [remarkInWords(remark)];
  const notes = [
    ...remarks,
    ...beside,
    ...planned.notes.map(planRemarkInWords),
    ...[...gone.values()].map(leftOut),
  ];
  const { text, lead } = writePlan({
    brief,
    choice: planned.choice,
    plan: planned.plan,
    failures: found.failures,
    changes,
    before: heard.standing?.brief ?? null,
    notes: changes.length > 0 ? [] : notes,
  });
  const checked = made.checked && withReasons(made.checked, lead);
  const seenAt = source.seenBefore ?? heard.input.now.toISOString();
  const offers = made.offers ?? {
    ...desk.offers.results(checked ?? undefined),
    marker: source.marker,
    seenAt,
  };
  return {
    text,
    lead,
    suggestions: withLookUp(suggestionsFor(brief, planned), source),
    plan: checked ?? undefined,
    results: { flights: offers.flights, hotels: offers.hotels, tours: offers.tours },
    priced: made.offers ? { marker: offers.marker, seenAt: offers.seenAt } : pricedBefore(source),
    change: changeTo(heard, { ...heard.spec, chosen, seen: seenBy(made) }, { plan: checked, offers }),
  };
}

/** When the offers were found, where that was earlier; undefined where it is now. */
function pricedBefore({ marker, seenBefore }: OfferSource): Priced | undefined {
  return typeof seenBefore === 'string' ? { marker, seenAt: seenBefore } : undefined;
}

/** Who plans with what was found earlier looks up the prices of now by one tap, later. */
function withLookUp(suggestions: readonly Suggestion[], { seenBefore }: OfferSource): readonly Suggestion[] {
  return seenBefore === undefined ? suggestions : [LOOK_UP, ...suggestions].slice(0, MOST_SUGGESTIONS);
}

function seenBy({ brief, planned, marks }: Made): TripSpec['seen'] {
  return {
    least: planned.choice.floor,
    instead: brief.routes.map((route) =>
      route.kind === 'ground' && route.instead?.mode === 'flight'
        ? { minutes: route.instead.minutes, price: route.instead.price }
        : null,
    ),
    days: marks,
  };
}
