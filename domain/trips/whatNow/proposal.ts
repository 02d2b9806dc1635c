/** The smallest change of the rest of a day for a reason that was said, by the re-planning that the trip's own page has. */
import type { Suggestion } from '../../chat/chatApi.ts';
import type { PlanItem } from '../../itinerary/itinerary.ts';
import { minutesOf } from '../../itinerary/measures.ts';
import { normalize } from '../../text/normalize.ts';
import { applyEdit } from '../applyEdit.ts';
import type { ArrangeEdit } from '../arrangeDay.ts';
import { canGo, replanDay, type Trouble } from '../replanDay.ts';
import type { Today } from '../today.ts';
import type { Trip } from '../trip.ts';
import { differencesIn, inMarkdown } from './dayWords.ts';
import type { HeardReason } from './heard.ts';
import { NOTHING_CHANGED, NOTHING_TO_GO, USUALLY_LATE } from './words.ts';

export interface Proposal {
  /** Null where nothing can be changed: `whyNot` says why. */
  readonly edit: ArrangeEdit | null;
  readonly whyNot: string;
  readonly lead: string;
  readonly differences: string;
  /** The reason again, with what was made out of it: it asks for this very change. */
  readonly wanted: string;
  /** What else may have been meant. */
  readonly others: Suggestion[];
}

interface DayOn {
  readonly trip: Trip;
  readonly today: Today;
}

/** Null where what was named is not in the day: something else is meant. @param restId of the rest that may be put in */
export function proposalFor({ trip, today }: DayOn, heard: HeardReason, restId: string): Proposal | null {
  const meant = meantBy(heard, today, restId);
  if (meant === null) return null;
  const { trouble, ...said } = meant;
  const edit = trouble && replanDay(today, trouble, (tried) => applyEdit(trip, tried).outcome === 'applied');
  return {
    ...said,
    edit,
    whyNot: trouble ? NOTHING_CHANGED[trouble.reason] : NOTHING_TO_GO,
    lead: `${said.lead}, this is the smallest change of the rest of the day:`,
    differences: edit ? differencesIn(today, edit) : '',
  };
}

interface Meant extends Pick<Proposal, 'lead' | 'wanted' | 'others'> {
  /** Null where nothing is left that could go. */
  readonly trouble: Trouble | null;
}

const OTHERWISE_LATE = [15, 60];
/** Buttons for other things that may be closed. */
const MOST_OTHERS = 3;

function meantBy(heard: HeardReason, today: Today, restId: string): Meant | null {
  switch (heard.reason) {
    case 'late': {
      const minutes = heard.minutes ?? USUALLY_LATE;
      const others = heard.minutes === null ? OTHERWISE_LATE.map(late) : [];
      const wanted = `${minutes} minutes late`;
      return { trouble: { reason: 'late', minutes }, lead: `To be ${wanted}`, wanted, others };
    }
    case 'rain':
      return { trouble: { reason: 'rain' }, lead: 'For the rain', wanted: 'it is raining', others: [] };
    case 'tired': {
      const trouble: Trouble = { reason: 'tired', rest: restId };
      return { trouble, lead: 'For a rest', wanted: 'I am tired', others: [] };
    }
    case 'closed':
    case 'skip':
      return withoutOne(heard, today);
  }
}

function late(minutes: number): Suggestion {
  const words = `${minutes} minutes late`;
  return { label: words, value: words };
}

function withoutOne(heard: Extract<HeardReason, { reason: 'closed' | 'skip' }>, today: Today): Meant | null {
  const { reason, name } = heard;
  const mayGo = today.day.items.filter((item) => canGo(item, today));
  const isNext = heard.reason === 'skip' && heard.isNext;
  const first = isNext ? mayGo.find(({ start }) => minutesOf(start) > today.minute) : mayGo[0];
  const item = name === null ? first : (itemNamed(name, mayGo) ?? (ofAnyKind(name) ? first : null));
  if (item === null) return null;
  if (!item) return { trouble: null, lead: '', wanted: '', others: [] };
  const title = inMarkdown(item.title);
  const others = reason === 'closed' && name === null ? mayGo.filter((other) => other !== item) : [];
  return {
    trouble: reason === 'skip' ? { reason, item: item.id } : { reason, item: item.id, earlier: false },
    lead: `Without “${title}”${reason === 'closed' ? ', which is closed' : ''}`,
    wanted: reason === 'skip' ? `skip ${title}` : `${title} is closed`,
    others: others.slice(0, MOST_OTHERS).map((other) => {
      const words = `${inMarkdown(other.title)} is closed`;
      return { label: words.slice(0, 80), value: words.slice(0, 400) };
    }),
  };
}

/** Words of a name that no title need have. */
const EMPTY = new Set('the this that our a an of'.split(' '));
const wordsOf = (text: string) =>
  normalize(text)
    .split(' ')
    .filter((word) => word !== '' && !EMPTY.has(word));

/** By its whole title before one that has every word of the name. */
function itemNamed(name: string, items: readonly PlanItem[]): PlanItem | null {
  const asked = wordsOf(name);
  const titled = items.find(({ title }) => normalize(inMarkdown(title)) === name);
  const holding = items.find(({ title }) => {
    const words = new Set(wordsOf(title));
    return asked.length > 0 && asked.every((word) => words.has(word));
  });
  return titled ?? holding ?? null;
}

const KINDS =
  /^(?:(?:the|this|that|our) )?(?:museum|gallery|restaurant|cafe|bar|pub|church|cathedral|temple|mosque|castle|palace|park|garden|gardens|market|shop|store|place|site|house|tower|zoo|theatre|attraction|sight|exhibition)$/;

/** "The museum" of a day that calls it by its name. */
function ofAnyKind(name: string): boolean {
  return KINDS.test(name);
}
