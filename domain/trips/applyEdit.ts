/**
 * A hand edit applied to a trip. The server decides with it and the phone shows with it what the server will decide:
 * pure, the same trip and edit give the same outcome wherever they meet.
 */
import { gaitOfSpec } from '../itinerary/gait.ts';
import type { Finding, KnownOffers } from '../itinerary/finding.ts';
import { type CheckedPlan, MAX_COSTS, MAX_PLAN_CHARS } from '../itinerary/itinerary.ts';
import { checkItinerary, describeFinding } from '../itinerary/itineraryChecks.ts';
import { MAX_WARNING_CHARS, MAX_WARNINGS } from '../itinerary/checkedPlan.ts';
import { type ArrangeEdit, arranged } from './arrangeDay.ts';
import { MAX_DOLLARS } from '../offers/offers.ts';
import type { AddEdit } from './addItem.ts';
import { type Choice, withChosen } from './chosen.ts';
import type { HandEdit } from './edits.ts';
import type { OfferEdit } from './offerEdits.ts';
import { editPlan, type ItemEdit, type PlanEditRefusal, type RefusedPlanEdit } from './planEdits.ts';
import { MAX_UNDO, type Trip, type TripVersion } from './trip.ts';
import { withFlight } from './useFlight.ts';
import { withHotel } from './useHotel.ts';
import { withTour } from './useTour.ts';

/**
 * `check`: the result would fail a check that the plan before passed. `needs_network`: the state that undo brings back
 * is known to the server alone, `overtaken` that its newest change is one that the traveller had not seen. `trip_gone` and `unreadable` (of a newer version of the app) are the caller's to say.
 */
export type EditRefusal =
  | PlanEditRefusal
  | 'trip_gone'
  | 'unreadable'
  | 'check'
  | 'too_long'
  | 'too_dear'
  | 'needs_network'
  | 'nothing_to_undo'
  | 'overtaken';

export interface RefusedEdit {
  /** `gone`: what it is about is not there any more. */
  readonly outcome: 'conflict' | 'gone';
  readonly reason: EditRefusal;
  /** What the check found. */
  readonly finding?: Finding;
  /** Of the item that stands in the way. */
  readonly title?: string;
}

export type EditOutcome = { readonly outcome: 'applied'; readonly trip: Trip } | RefusedEdit;

/** Nothing is before it: an edit moves no day, and a trip that is under way has days that are past. */
const NO_DAY = '';
const NO_OFFERS: KnownOffers = { flights: [], hotels: [], tours: [] };

/**
 * The trip after an edit, with its sums and warnings; the same object where the edit changes nothing. The revision and
 * the time of the change stay as they are: the server counts them. Undo needs the state before, see replay.ts.
 */
export function applyEdit(trip: Trip, edit: HandEdit): EditOutcome {
  switch (edit.kind) {
    case 'rename':
      return applied(edit.title === trip.title ? trip : { ...undoable(trip), title: edit.title });
    case 'archive':
      return applied(trip.state === 'archived' ? trip : { ...trip, state: 'archived' });
    case 'reopen':
      return applied(trip.state === 'open' ? trip : { ...trip, state: 'open' });
    case 'undo':
      return { outcome: 'conflict', reason: trip.undoDepth > 0 ? 'needs_network' : 'nothing_to_undo' };
    case 'removeItem':
    case 'moveItem':
    case 'retimeItem':
    case 'noteItem':
    case 'arrangeDay':
    case 'lockItem':
    case 'bookItem':
    case 'addItem':
    case 'useFlight':
    case 'useHotel':
    case 'useTour':
      return applyPlanEdit(trip, edit);
  }
}

type PlanEdit = ItemEdit | AddEdit | ArrangeEdit | OfferEdit;

function applyPlanEdit(trip: Trip, edit: PlanEdit): EditOutcome {
  const { plan } = trip;
  const known = trip.offers ?? NO_OFFERS;
  if (plan === null) return { outcome: 'gone', reason: goneWith(edit) };
  const edited = editedPlan(plan, edit, known, trip.spec);
  if ('reason' in edited) return { outcome: GONE.has(edited.reason) ? 'gone' : 'conflict', ...edited };
  if (edited.plan === plan) return applied(trip);
  if (edited.plan.total > MAX_DOLLARS) return { outcome: 'conflict', reason: 'too_dear' };
  const after = checkItinerary(edited.plan, known, NO_DAY);
  // what nothing is wrong with has nothing new that is wrong, and no warning to be taken back
  const before = after.length + plan.warnings.length === 0 ? after : findingsOf(plan, known);
  // what was booked and paid is a fact, and an offer is as it is: what it makes wrong is said, and nothing refused
  const isFact = edit.kind === 'bookItem' || 'offer' in edit;
  const finding = isFact ? undefined : newFinding(before, after);
  if (finding) return { outcome: 'conflict', reason: 'check', finding };
  const whole = { ...edited.plan, warnings: warningsAfter(plan, before, after) };
  const { reasons: _, ...bare } = whole;
  // an edit is worth more than why the plan was so before it
  const checked = [whole, bare].find((one) => JSON.stringify(one).length <= MAX_PLAN_CHARS);
  if (!checked || checked.costs.length > MAX_COSTS) return { outcome: 'conflict', reason: 'too_long' };
  const choice = edited.choice && withChosen(trip.spec, edited.choice, plan, checked);
  if (choice === null) return { outcome: 'conflict', reason: 'too_long' };
  lastFound.set(checked, { known, findings: after });
  return applied({ ...undoable(trip), ...choice, plan: checked });
}

/** What an edit of a plan makes of it. */
interface EditedPlan {
  readonly plan: CheckedPlan;
  /** For the spec to keep. */
  readonly choice?: Choice;
}

function editedPlan(
  plan: CheckedPlan,
  edit: PlanEdit,
  known: KnownOffers,
  spec: Trip['spec'],
): EditedPlan | RefusedPlanEdit {
  if (edit.kind === 'useFlight') return withFlight(plan, edit, known, gaitOfSpec(spec)) ?? { plan };
  if (edit.kind === 'useHotel') return withHotel(plan, edit, known) ?? { plan };
  if (edit.kind === 'useTour') return withTour(plan, edit, known, gaitOfSpec(spec)) ?? { plan };
  const after = edit.kind === 'arrangeDay' ? arranged(plan, edit, known) : editPlan(plan, edit, known);
  return 'reason' in after ? after : { plan: after };
}

const GONE: ReadonlySet<EditRefusal> = new Set(['item_gone', 'day_gone', 'offer_gone']);

function goneWith(edit: PlanEdit): PlanEditRefusal {
  if ('offer' in edit) return 'offer_gone';
  return 'day' in edit && edit.kind !== 'moveItem' ? 'day_gone' : 'item_gone';
}

function applied(trip: Trip): EditOutcome {
  return { outcome: 'applied', trip };
}

function undoable(trip: Trip): Trip {
  return { ...trip, undoDepth: Math.min(MAX_UNDO, trip.undoDepth + 1) };
}

/** Whether undo takes an applied change back: one of the contents or of the title. */
export function isUndoable(before: Trip, after: Trip): boolean {
  return before.plan !== after.plan || before.title !== after.title;
}

/** A state that undo brings back, of a trip before a change. */
export function versionOf({ title, spec, plan, offers, startsOn, endsOn, homeZone }: Trip): TripVersion {
  return { title, spec, plan, offers, startsOn, endsOn, homeZone };
}

/** What the checks found of a plan: the next edit starts from it, and replaying many is half the work. */
const lastFound = new WeakMap<
  CheckedPlan,
  { readonly known: KnownOffers; readonly findings: readonly Finding[] }
>();

function findingsOf(plan: CheckedPlan, known: KnownOffers): readonly Finding[] {
  const last = lastFound.get(plan);
  if (last?.known === known) return last.findings;
  const findings = checkItinerary(plan, known, NO_DAY);
  lastFound.set(plan, { known, findings });
  return findings;
}

/** What more of a check fails than before: an item that failed it already may do so elsewhere. */
function newFinding(before: readonly Finding[], after: readonly Finding[]): Finding | undefined {
  const known = new Set(before.map(({ message }) => message));
  const more = after.filter(({ check }) => {
    const of = (finding: Finding) => finding.check === check;
    return after.filter(of).length > before.filter(of).length;
  });
  return more.find(({ message }) => !known.has(message)) ?? more[0];
}

/** The plan's warnings but for what the edit mended, and what it changed the words of. Others may know more offers. */
function warningsAfter(
  { warnings }: CheckedPlan,
  before: readonly Finding[],
  after: readonly Finding[],
): string[] {
  const [were, are] = [before, after].map(
    (findings) => new Set(findings.map((finding) => describeFinding(finding).slice(0, MAX_WARNING_CHARS))),
  );
  const kept = warnings.filter((words) => !were?.has(words) || are?.has(words));
  const fresh = [...(are ?? [])].filter((words) => !were?.has(words));
  return [...new Set([...kept, ...fresh])].slice(0, MAX_WARNINGS);
}
