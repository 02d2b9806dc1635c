/** Who travels in which rooms, after a message. */
import type { RoomWish } from '../read/party/rooms.ts';
import type { Joining, Message, Party } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

/** Who travels: those who are named anew, or those of before; then whoever comes too, or no longer comes. */
export function partyOf(before: Party | null, message: Message): Party | null {
  const { joining } = message;
  const named = namedParty(before, message);
  // "my sister joins, so 3 of us": the number that is named counts her
  // and "my mother comes too, so one more adult" names but her
  const isOfThem = joining !== null && message.party !== null && size(message.party) <= size(joining);
  if (before !== null && isOfThem) return together(before, joining);
  // "grandma joins us, that's 3 adults now": the children come all the same
  const isGrown =
    joining !== null &&
    message.party?.children === 0 &&
    message.partyOver !== 'all' &&
    message.partyOver !== 'none';
  if (before !== null && isGrown && named !== null)
    return { adults: named.adults, children: before.children + Math.max(0, joining.children) };
  if (before !== null && message.party !== null && message.children === null && message.partyOver !== 'none')
    return named;
  if (joining === null || (named === null && joining.adults + joining.children < 0)) return named;
  return together(named ?? { adults: 1, children: 0 }, joining);
}

function together({ adults, children }: Party, joining: Joining): Party {
  if (joining.isPartner && adults > 1) return { adults, children };
  // who travels with grown-up sons speaks of a son who does not come
  const isGrown = children === 0 && -joining.children < adults && joining.children < 0;
  const grown = joining.adults + (isGrown ? joining.children : 0);
  return { adults: Math.max(1, adults + grown), children: Math.max(0, children + joining.children) };
}

/** Children who join leave the number of those who were named before. */
function namedParty(before: Party | null, { party, children, partyOver }: Message): Party | null {
  if (party === null || before === null) return party ?? before;
  if (partyOver === 'none' || (partyOver === 'fewer' && size(before) >= size(party))) return before;
  if (partyOver === 'all' && before.children < size(party))
    return { adults: size(party) - before.children, children: before.children };
  if (children === null) return party;
  if (children === 'kept') return { adults: party.adults, children: before.children };
  if (children === 'among') {
    const count = Math.max(before.children, Math.min(party.children, size(before) - 1));
    return { adults: size(before) - count, children: count };
  }
  // "my 5 year old" and "the kids" are among those who were named before
  const count = children === 'named' ? party.children : Math.max(before.children, party.children);
  return { adults: before.adults, children: count };
}

function size({ adults, children }: Party): number {
  return adults + children;
}

/** Ages belong to the children of the same message. */
const MOST_AGES = 60;

export function agesOf(
  before: TripSpec,
  { party, children, childAges, joining, partyOver }: Message,
): readonly number[] {
  if (joining !== null && party === null)
    return [...agesLeft(before.childAges, joining), ...joining.ages].slice(0, MOST_AGES);
  const isOfOthers = partyOver === 'all' || (partyOver === 'none' && before.party?.children === 0);
  if (
    isOfOthers ||
    party === null ||
    ((children === 'known' || children === 'kept') && before.childAges.length > 0)
  )
    return before.childAges;
  return childAges !== null && childAges.length > 0
    ? childAges.slice(0, MOST_AGES)
    : children === null && party.children === before.party?.children
      ? before.childAges
      : party.children > 0 && children === 'guessed'
        ? before.childAges
        : [];
}

/** The ages without that of a child who stays at home, where it was said which. */
function agesLeft(ages: readonly number[], { gone }: Joining): readonly number[] {
  if (gone === undefined || ages.length === 0) return ages;
  const age = gone === 'eldest' ? Math.max(...ages) : Math.min(...ages);
  return ages.toSpliced(ages.indexOf(age), 1);
}

/** A number of rooms is for the party that it was said of. */
export function roomsOf(before: TripSpec, message: Message): TripSpec['rooms'] {
  const { rooms } = message;
  const after = partyOf(before.party, message);
  const isOther =
    after !== null && (after.adults !== before.party?.adults || after.children !== before.party.children);
  const kept =
    before.rooms && isOther && message.children !== 'among' ? { ...before.rooms, count: null } : before.rooms;
  if (rooms === null) return kept;
  const apart = roomsApart(before, rooms, message.joining, after);
  if (apart !== null && kept?.isEach !== true)
    return { count: apart, isEach: false, isPrivate: rooms.isPrivate, twinBeds: rooms.twinBeds };
  return {
    count: rooms.count ?? (rooms.isEach ? null : (kept?.count ?? null)),
    isEach: rooms.isEach || (rooms.count === null && kept?.isEach === true),
    isPrivate: rooms.isPrivate || kept?.isPrivate === true,
    twinBeds: rooms.twinBeds || kept?.twinBeds === true,
  };
}

/** "My brother joins, he wants his own room": one more than there were; null where each has one, or nobody. */
function roomsApart(
  before: TripSpec,
  { isEach, isOfOne }: RoomWish,
  joining: Joining | null,
  after: Party | null,
): number | null {
  if (!isEach || after === null) return null;
  const old = before.party?.adults ?? null;
  const more = joining?.adults ?? (isOfOne === true && old !== null ? after.adults - old : 0);
  if (more > 0 && old !== null) return (before.rooms?.count ?? Math.ceil(old / 2)) + more;
  return isOfOne === true ? Math.ceil((after.adults + after.children - 1) / 2) + 1 : null;
}
