/** Another hotel in the place of a stay's: its nights stay as they are. */
import { hotelOf, stayCost } from '../itinerary/bookings.ts';
import type { KnownHotel, KnownOffers } from '../itinerary/finding.ts';
import type { CheckedPlan, PlanItem, PlanStay } from '../itinerary/itinerary.ts';
import { isSamePlace } from '../itinerary/measures.ts';
import { stayAt } from '../itinerary/paid.ts';
import { inDistrict } from '../offers/district.ts';
import type { Choice } from './chosen.ts';
import type { HandEdit } from './edits.ts';
import { heldBy, withPaidCosts } from './heldItems.ts';
import type { RefusedPlanEdit } from './planEdits.ts';

type HotelEdit = Extract<HandEdit, { kind: 'useHotel' }>;
type StayOffer = Pick<KnownHotel, 'hotelId' | 'checkIn' | 'checkOut'>;

/** The stay that a hotel was found for; undefined where the plan has no bed from an offer for those nights. */
export function stayFor({ stays }: Pick<CheckedPlan, 'stays'>, { checkIn, checkOut }: StayOffer) {
  return stays.find(
    (stay) => stay.offerId !== undefined && stay.checkIn === checkIn && stay.checkOut === checkOut,
  );
}

/** The plan with the hotel and what a spec keeps of the choice; null where it is in the plan already. */
export function withHotel(
  plan: CheckedPlan,
  { offer, checkIn }: HotelEdit,
  known: KnownOffers,
): { plan: CheckedPlan; choice: Choice } | RefusedPlanEdit | null {
  const hotel = known.hotels.find((one) => one.hotelId === offer && one.checkIn === checkIn);
  const stay = hotel && stayFor(plan, hotel);
  const old = stay && hotelOf(stay, known);
  if (!hotel || !stay || !old) return { reason: 'offer_gone' };
  if (stay.offerId === offer) return null;
  const items = plan.days.flatMap((day) => day.items.filter((item) => isOf(plan, stay, day.date, item)));
  const held = items.find((item) => heldBy(item) !== null);
  if (held) return { reason: `item_${heldBy(held) ?? 'locked'}`, title: held.title };
  const { amount } = stayCost(plan, stay, hotel);
  const used = (item: PlanItem): PlanItem => ({
    ...item,
    title: titleAt(item, stay.name ?? old.hotelName, hotel),
    note: noteAt(item.note, old, hotel),
    offerId: offer,
    cost: item.cost === null ? null : amount,
  });
  const after = {
    ...plan,
    stays: plan.stays.map((one) => (one === stay ? { ...stay, offerId: offer, name: hotel.hotelName } : one)),
    days: plan.days.map((day) =>
      day.items.some((item) => items.includes(item))
        ? { ...day, items: day.items.map((item) => (items.includes(item) ? used(item) : item)) }
        : day,
    ),
  };
  const { city } = stay;
  const chosen = {
    city,
    visit: visitOf(plan, stay),
    hotelId: offer,
    name: hotel.hotelName,
    isNew: true as const,
  };
  return { plan: withPaidCosts(plan, after, known), choice: { kind: 'hotel', hotel: chosen } };
}

/** Whether an item is at the hotel of a stay, and not at the same hotel on another one. */
function isOf({ stays }: CheckedPlan, stay: PlanStay, date: string, { kind, offerId }: PlanItem): boolean {
  return kind === 'stay' && offerId === stay.offerId && stayAt(stays, stay.offerId ?? '', date) === stay;
}

/** "Check in at Hotel Seine"; a title that does not name the hotel stays as it is. */
function titleAt({ title }: PlanItem, old: string, { hotelName }: KnownHotel): string {
  return title
    .replace(old, () => hotelName)
    .slice(0, 200)
    .trim();
}

/** The note begins with where the hotel lies, unless somebody wrote another one. */
function noteAt(note: string, old: KnownHotel, hotel: KnownHotel): string {
  const was = old.district === undefined ? '' : inDistrict(old.district);
  if (was === '' || !note.startsWith(was)) return note;
  const is = hotel.district === undefined ? '' : inDistrict(hotel.district);
  const rest = note.slice(was.length);
  return is === '' ? rest.replace(/^[;.]\s*/, '') : is + rest;
}

function visitOf({ stays }: CheckedPlan, stay: PlanStay): number {
  return stays.filter(({ city }) => isSamePlace(city, stay.city)).indexOf(stay);
}
