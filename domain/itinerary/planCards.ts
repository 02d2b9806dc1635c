/** A plan as the day cards show it: ready words, and the way to each item's offer. */
import type { ChatResults } from '../chat/results.ts';
import { type ClockFace, formatTime, onClock } from '../dates/dayTimes.ts';
import { capitalized } from '../text/capital.ts';
import { formatDollars, toFlightCard, toHotelCard } from '../offers/cards.ts';
import type { Booking, CheckedPlan, PlanItem } from './itinerary.ts';
import { shownAt } from './measures.ts';
import { stayAt } from './paid.ts';

/** An offer that an item rests on. */
export interface PlanOffer {
  readonly href: string;
  readonly name: string;
  readonly tourId: string | null;
  /** Made up: shown on screen as such. */
  readonly isSample: boolean;
}

/** As the day cards call them. */
type CardKind = Exclude<PlanItem['kind'], 'stay'> | 'hotel';

/** An item in ready words, without its link. */
export interface ItemWords {
  readonly id: string;
  readonly kind: CardKind;
  /** "6:10 PM", or "18:10" */
  readonly time: string;
  readonly title: string;
  readonly note: string | undefined;
  readonly cost: string | undefined;
  /** What the traveller made of it: "Locked", "Booked · ref ABC123 · $84 paid". */
  readonly marks: readonly string[];
}

/** What dollars are in the traveller's own money ("€38"), where one is shown beside them. */
export type AmountOf = (dollars: number) => string | undefined;

const inDollarsAlone: AmountOf = () => undefined;

/** "$42", or "$42 (€38)" */
export function withOwn(words: string, own: string | undefined): string {
  return own === undefined ? words : `${words} (${own})`;
}

/** A hotel is one offer a stay: its link leads to the nights. */
export function stayOfferId({
  hotelId,
  checkIn,
}: {
  readonly hotelId: string;
  readonly checkIn: string;
}): string {
  return `${hotelId} ${checkIn}`;
}

/** The offer that an item of a day rests on, of a hotel the one for its nights. */
export function offerAt(
  offers: ReadonlyMap<string, PlanOffer>,
  { stays }: Pick<CheckedPlan, 'stays'>,
  date: string,
  { kind, offerId }: PlanItem,
): PlanOffer | undefined {
  if (offerId === undefined) return undefined;
  const stay = kind === 'stay' ? stayAt(stays, offerId, date) : undefined;
  return (
    (stay && offers.get(stayOfferId({ hotelId: offerId, checkIn: stay.checkIn }))) ?? offers.get(offerId)
  );
}

/**
 * The reply's offers by id, a hotel's also by its nights: links come from what the tools returned and from nowhere
 * else.
 */
export function offersOf(results: ChatResults | undefined, marker: string): ReadonlyMap<string, PlanOffer> {
  const offers = new Map<string, PlanOffer>();
  for (const flight of results?.flights ?? []) {
    const card = toFlightCard(flight, marker);
    const name = `${card.airline} ${card.flightNumber}`;
    offers.set(flight.id, { href: card.bookingUrl, name, tourId: null, isSample: card.sample });
  }
  for (const hotel of results?.hotels ?? []) {
    const { bookingUrl: href, name } = toHotelCard(hotel, marker);
    const offer = { href, name, tourId: null, isSample: hotel.sample === true };
    offers.set(hotel.hotelId, offer);
    offers.set(stayOfferId(hotel), offer);
  }
  for (const { id, name, bookingUrl, sample = false } of results?.tours ?? []) {
    offers.set(id, { href: bookingUrl, name, tourId: id, isSample: sample });
  }
  return offers;
}

/** Whether an offer among them is made up: what rests on them is shown as such. */
export function hasSamples(results: ChatResults | null): boolean {
  const { flights = [], hotels = [], tours = [] } = results ?? {};
  return [...flights, ...hotels, ...tours].some(({ sample }) => sample === true);
}

/** @param face of the device that shows it; @param costs of its plan; @param amountOf for prices beside dollars */
export function toDayItem(
  item: PlanItem,
  face: ClockFace,
  costs: CheckedPlan['costs'],
  amountOf: AmountOf = inDollarsAlone,
): ItemWords {
  return {
    id: item.id,
    kind: item.kind === 'stay' ? 'hotel' : item.kind,
    time: onClock(face, formatTime(shownAt(item))),
    title: item.title,
    // written to follow the title in a sentence; on a card it stands by itself
    note: onClock(face, capitalized(item.note)) || undefined,
    // what was paid stands in the place of what it would cost
    cost: (item.booked?.price ?? null) === null ? costWords(item, costs, amountOf) : undefined,
    marks: marksOf(item, amountOf),
  };
}

/** "$42 (€38)"; of a hotel what the sum is made of: "$864 (€780; 6 room nights × $144)". */
function costWords(
  { kind, title, cost }: PlanItem,
  costs: CheckedPlan['costs'],
  amountOf: AmountOf,
): string | undefined {
  if (!cost) return undefined;
  const own = amountOf(cost);
  const line =
    kind === 'stay' &&
    costs.find((one) => one.kind === 'stay' && one.amount === cost && title.includes(one.label));
  const made =
    line && line.count > 1 ? `${line.count} ${line.unit} × ${formatDollars(line.price)}` : undefined;
  return withOwn(formatDollars(cost), [own, made].filter(Boolean).join('; ') || undefined);
}

function marksOf({ locked, booked, own, place }: PlanItem, amountOf: AmountOf): string[] {
  return [
    ...(own ? [`Added by you${place === undefined ? '' : ` · ${place}`}`] : []),
    ...(locked ? ['Locked'] : []),
    ...(booked ? [bookedWords(booked, amountOf)] : []),
  ];
}

/** "Booked · ref ABC123 · $84 paid (€77)" */
export function bookedWords({ reference, price }: Booking, amountOf: AmountOf = inDollarsAlone): string {
  const ref = reference === '' ? [] : [`ref ${reference}`];
  // to the cent, as on the receipt
  const digits = price !== null && Number.isInteger(price) ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: 2 };
  const paid =
    price === null ? [] : [withOwn(`$${price.toLocaleString('en-US', format)} paid`, amountOf(price))];
  return ['Booked', ...ref, ...paid].join(' · ');
}

/** "2 adults and 1 child" */
export function partyWords({ adults, children }: CheckedPlan['party']): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
  if (children === 0) return grown;
  return `${grown} and ${children === 1 ? '1 child' : `${children} children`}`;
}

/** "$2,140 for 2 adults and 1 child", with the budget beside it where one was named. */
export function planSum({ total, party, budget }: Pick<CheckedPlan, 'total' | 'party' | 'budget'>): string {
  const sum = `About ${formatDollars(total)} for ${partyWords(party)}`;
  return budget === null ? sum : `${sum}, of a budget of ${formatDollars(budget)}`;
}
