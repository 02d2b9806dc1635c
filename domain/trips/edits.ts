/** Changes of a trip as typed values: what devices send each other, and what a trip's history is made of. */
import * as z from 'zod/mini';
import {
  MAX_ITEMS_A_DAY,
  MAX_OWN_CHARS,
  MAX_REFERENCE_CHARS,
  planItemFields,
} from '../itinerary/itinerary.ts';
import { instantField } from '../dates/instant.ts';
import { dollars, isoDate } from '../offers/offers.ts';
import { lineField, textField } from '../text/text.ts';
import { MAX_TITLE_CHARS } from './trip.ts';
import { undoOfField } from './undo.ts';

/** The database counts them in 32 bits. */
const MAX_REVISION = 2_147_483_647;
/** Edits that one request may carry. */
export const MAX_EDITS_A_REQUEST = 100;
/** As long as a line of a plan can be. */
const MAX_ITEM_TITLE_CHARS = 200;

const itemFields = {
  item: textField(40).check(z.minLength(1)),
  /** The item's as the traveller saw it: ids are given anew when the trip is rebuilt. */
  title: z.optional(textField(MAX_ITEM_TITLE_CHARS)),
};
const position = {
  day: z.int().check(z.minimum(1), z.maximum(30)),
  index: z.int().check(z.minimum(0), z.maximum(15)),
};

/**
 * What a traveller changes by hand. Items are named by their id and their title, so that an edit survives what moved
 * around them and reaches no other item that was given the id since.
 */
export const handEditSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rename'), title: lineField(MAX_TITLE_CHARS).check(z.trim(), z.minLength(1)) }),
  z.object({ kind: z.literal('archive') }),
  z.object({ kind: z.literal('reopen') }),
  z.object({ kind: z.literal('removeItem'), ...itemFields }),
  z.object({ kind: z.literal('moveItem'), ...itemFields, ...position }),
  z.object({
    kind: z.literal('retimeItem'),
    ...itemFields,
    start: planItemFields.start,
    end: planItemFields.end,
  }),
  z.object({ kind: z.literal('noteItem'), ...itemFields, note: textField(600) }),
  /** A day's items in this order and at these times; those that are not named go. */
  z.object({
    kind: z.literal('arrangeDay'),
    day: position.day,
    items: z
      .array(
        z.object({
          item: itemFields.item,
          title: textField(MAX_ITEM_TITLE_CHARS),
          start: planItemFields.start,
          end: planItemFields.end,
        }),
      )
      .check(z.maxLength(MAX_ITEMS_A_DAY)),
    /** Free hours that stand among them from now on, under a client-made id: a repeat changes nothing. */
    rest: z.optional(z.object({ id: z.uuid(), start: planItemFields.start, end: planItemFields.end })),
  }),
  z.object({ kind: z.literal('lockItem'), ...itemFields, locked: z.boolean() }),
  z.object({
    kind: z.literal('bookItem'),
    ...itemFields,
    /** Null takes it back. */
    booking: z.nullable(
      z.object({ reference: lineField(MAX_REFERENCE_CHARS).check(z.trim()), price: z.nullable(dollars) }),
    ),
  }),
  z.object({
    kind: z.literal('addItem'),
    /** The item's to be, client-made: a repeat changes nothing. */
    id: z.uuid(),
    day: position.day,
    title: lineField(MAX_OWN_CHARS).check(z.trim(), z.minLength(1)),
    start: planItemFields.start,
    end: planItemFields.end,
    note: textField(600),
    place: z.optional(lineField(MAX_OWN_CHARS).check(z.trim())),
    /** Where that place lies, of one that was picked from a list. */
    at: planItemFields.at,
  }),
  /** Another of the trip's own offers in the place of the one in the plan: all but its id is the trip's. */
  z.object({ kind: z.literal('useFlight'), offer: textField(120).check(z.minLength(1)) }),
  z.object({ kind: z.literal('useHotel'), offer: textField(120).check(z.minLength(1)), checkIn: isoDate }),
  /** Of a trip that is under way on no day before this one. */
  z.object({
    kind: z.literal('useTour'),
    offer: textField(120).check(z.minLength(1)),
    from: z.exactOptional(isoDate),
  }),
  /** Takes back the newest change of the trip, whoever made it. The device names it: see undo.ts. */
  z.object({ kind: z.literal('undo'), of: z.exactOptional(undoOfField) }),
]);
export type HandEdit = z.infer<typeof handEditSchema>;

/** A hand edit on its way: made on a device, decided by the server. */
export const pendingEditSchema = z.object({
  /** Client-made: a repeat changes nothing. */
  id: z.uuid(),
  edit: handEditSchema,
  /** The revision that the traveller was looking at. */
  baseRevision: z.int().check(z.nonnegative(), z.maximum(MAX_REVISION)),
  /** ISO instant by the device's clock. */
  madeAt: instantField,
  /** Which device made it: an id that the device gives itself for as long as the account is signed in there. */
  deviceId: z.uuid(),
  /** What it calls itself, for the history; like phones share a name. */
  device: lineField(40),
});
export type PendingEdit = z.infer<typeof pendingEditSchema>;
