/** Who travels in which rooms, after a message. */
import type { Message, Party } from '../read/types.ts';
import type { TripSpec } from './spec.ts';

/** Children who join leave the number of those who were named before. */
export function partyOf(before: Party | null, { party, children, joining }: Message): Party | null {
  if (joining !== null) {
    // "my sister joins, so 3 of us": the number that is named counts
    const isTold = before !== null && party !== null && children === null;
    const base = (isTold ? null : (before ?? party)) ?? { adults: 1, children: 0 };
    const now = {
      adults: Math.max(1, base.adults + joining.adults),
      children: Math.max(0, base.children + joining.children),
    };
    return isTold ? { adults: party.adults, children: Math.max(party.children, before.children) } : now;
  }
  if (party === null || before === null || children === null) return party ?? before;
  // "my 5 year old" and "the kids" are among those who were named before
  const count = children === 'named' ? party.children : Math.max(before.children, party.children);
  return { adults: before.adults, children: count };
}

/** Ages belong to the children of the same message. */
const MOST_AGES = 60;

export function agesOf(before: TripSpec, message: Message): readonly number[] {
  const { party, children, childAges, joining } = message;
  if (joining !== null) {
    const known =
      party !== null && childAges !== null ? [...before.childAges, ...childAges] : before.childAges;
    return [...known, ...joining.ages].slice(0, joining.children < 0 ? 0 : MOST_AGES);
  }
  if (party === null || (children === 'known' && before.childAges.length > 0)) return before.childAges;
  return childAges !== null && childAges.length > 0
    ? childAges.slice(0, MOST_AGES)
    : children === null && party.children === before.party?.children
      ? before.childAges
      : party.children > 0 && children === 'guessed'
        ? before.childAges
        : [];
}

/** A number of rooms is for the party that it was said of. */
export function roomsOf(before: TripSpec, { rooms, party, joining }: Message): TripSpec['rooms'] {
  const isOther = party !== null || joining !== null;
  const kept = before.rooms && isOther ? { ...before.rooms, count: null } : before.rooms;
  if (rooms === null) return kept;
  return {
    count: rooms.count ?? (rooms.isEach ? null : (kept?.count ?? null)),
    isEach: rooms.isEach || (rooms.count === null && kept?.isEach === true),
    isPrivate: rooms.isPrivate || kept?.isPrivate === true,
    twinBeds: rooms.twinBeds || kept?.twinBeds === true,
  };
}
