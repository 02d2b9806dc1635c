/**
 * The file of "Download my data", read again: on the device, by schema, with every limit before what it limits. It may have
 * been changed, be another program's, or be somebody's who wishes ill.
 */
import * as z from 'zod/mini';
import { profileSchema } from '../profile/profile.ts';
import { keyProblem } from '../text/keys.ts';
import { type BroughtTrip, broughtTripSchema } from '../trips/broughtTrip.ts';
import { MAX_TRIPS } from '../trips/trip.ts';

export const DATA_FORMAT = 'waymark-data';
/** Of the form below: a reader is to look at it first. */
export const DATA_VERSION = 1;
/** Bytes of the largest file that is read. */
export const MAX_DATA_BYTES = 20 * 1024 * 1024;

const MAX_MESSAGES = 50_000;
const MAX_SEARCHES = 200;

/** A trip as the file has it: one that could be read when it was written. */
const tripSchema = z.intersection(z.object({ id: z.uuid() }), broughtTripSchema);
/** One that a newer version of the app wrote stands in the file as it came, and stays there. */
const strangeSchema = z.object({ id: z.uuid(), head: z.record(z.string(), z.unknown()) });

const searchSchema = z.object({
  type: z.enum(['flights', 'hotels', 'tours']),
  params: z.record(z.string(), z.unknown()),
  reply: z.unknown(),
  storedAt: z.iso.datetime({ offset: true }),
});
export type FiledSearch = z.infer<typeof searchSchema>;

const fileSchema = z.object({
  format: z.literal(DATA_FORMAT),
  version: z.literal(DATA_VERSION),
  madeAt: z.iso.datetime({ offset: true }),
  profile: z.nullable(profileSchema),
  trips: z
    .array(z.record(z.string(), z.unknown()))
    .check(z.maxLength(MAX_TRIPS, `must be at most ${MAX_TRIPS}`)),
  messages: z.array(z.unknown()).check(z.maxLength(MAX_MESSAGES, `must be at most ${MAX_MESSAGES}`)),
  searches: z.array(searchSchema).check(z.maxLength(MAX_SEARCHES, `must be at most ${MAX_SEARCHES}`)),
});

export interface FiledTrip {
  readonly id: string;
  readonly trip: BroughtTrip;
}

export interface DataFile {
  readonly madeAt: string;
  readonly profile: z.infer<typeof profileSchema> | null;
  readonly trips: readonly FiledTrip[];
  /** Trips that only a newer version can read. */
  readonly strange: number;
  /** Messages of the chats, which stay in the file. */
  readonly messages: number;
  readonly searches: readonly FiledSearch[];
}

export type ReadData =
  | { readonly kind: 'read'; readonly file: DataFile }
  /** Why nothing of it can be brought back, in words. */
  | { readonly kind: 'refused'; readonly words: string };

/** The package's own sentences, for what has none of ours: nowhere else does anybody read them. */
const ENGLISH = { error: z.locales.en().localeError };

/** What a file holds, or why it is none of ours; nothing of it is changed or stored by this. */
export function readDataFile(text: string): ReadData {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused('This is no file of “Download my data”: it is not JSON.');
  }
  const head = z.object({ format: z.literal(DATA_FORMAT), version: z.number() }).safeParse(value);
  if (!head.success) return refused('This is no file of “Download my data”.');
  if (head.data.version > DATA_VERSION) {
    return refused('This file was made by a newer version of the app. Reload to take that version.');
  }
  const key = keyProblem(value);
  if (key !== null) return refused(`${key}: no file of ours has this. Nothing was brought back.`);
  const file = fileSchema.safeParse(value, ENGLISH);
  if (!file.success) return refused(wordsOf(file.error.issues[0], []));
  const trips: FiledTrip[] = [];
  let strange = 0;
  for (const [at, one] of file.data.trips.entries()) {
    const parsed = 'head' in one ? strangeSchema.safeParse(one, ENGLISH) : tripSchema.safeParse(one, ENGLISH);
    if (!parsed.success) return refused(wordsOf(parsed.error.issues[0], ['trips', at]));
    if ('head' in parsed.data) strange += 1;
    else {
      const { id, ...trip } = parsed.data;
      trips.push({ id, trip });
    }
  }
  const { madeAt, profile, messages, searches } = file.data;
  return { kind: 'read', file: { madeAt, profile, trips, strange, messages: messages.length, searches } };
}

function refused(words: string): ReadData {
  return { kind: 'refused', words };
}

function wordsOf(issue: z.core.$ZodIssue | undefined, before: readonly PropertyKey[]): string {
  const path = [...before, ...(issue?.path ?? [])].map(String).join('.');
  return `${path}: ${issue?.message ?? 'cannot be read'}. Nothing was brought back.`;
}
