/** Files of cases: what travellers type, with what a right answer must hold. bench/README.md says what each key asks. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isoDate } from '../../../domain/offers/offers.ts';

const pattern = z.string().refine(isPattern, 'is no regular expression');
/** What it is, and the pattern that the answer must, or must not, match. */
const labelled = z.tuple([z.string(), pattern]);
const range = z.tuple([z.number(), z.number()]);
const mode = z
  .enum(['flight', 'train', 'bus', 'car', 'boat', 'ferry'])
  .transform((named) => (named === 'ferry' ? ('boat' as const) : named));
const clock = z.string().regex(/^\d{2}:\d{2}$/, 'must be a time of day, as 09:30');

/** Strict: a key that is misspelt would ask for nothing. */
const wishSchema = z.strictObject({
  kind: z.enum(['plan', 'ask', 'suggest', 'info', 'either']).optional(),
  places: z.array(pattern).optional(),
  onlyPlaces: z.boolean().optional(),
  ordered: z.boolean().optional(),
  state: z.string().optional(),
  cityN: z.number().int().optional(),
  minCities: z.number().int().optional(),
  badCity: pattern.nullish(),
  days: range.optional(),
  start: z.union([isoDate, z.tuple([isoDate, isoDate])]).optional(),
  people: z.number().int().optional(),
  adults: z.number().int().optional(),
  children: z.number().int().optional(),
  rooms: z.number().int().optional(),
  budget: range.optional(),
  maxNight: z.number().optional(),
  origin: pattern.optional(),
  lastFrom: pattern.optional(),
  oneway: z.boolean().optional(),
  noFlights: z.boolean().optional(),
  wantMode: mode.optional(),
  noHotel: z.boolean().optional(),
  busy: z.tuple([z.array(isoDate), clock, clock]).optional(),
  firstItemAfter: clock.optional(),
  noDinnerAfter: clock.optional(),
  says: z.array(labelled).optional(),
  notsays: z.array(labelled).optional(),
  /** Of a follow-up: the plan stays as it was, or becomes another. */
  same: z.literal(true).optional(),
  changed: z.literal(true).optional(),
});
export type Wish = z.infer<typeof wishSchema>;
export const WISH_KEYS = wishSchema.keyof().options;

const singleSchema = z.object({
  id: z.string(),
  category: z.string().default(''),
  messages: z.array(z.string()).min(1),
  wish: wishSchema.extend({ kind: wishSchema.shape.kind.unwrap() }),
  /** The verdict of an earlier engine. */
  was: z.string().optional(),
});
export type Single = z.infer<typeof singleSchema>;

const dialogueSchema = z
  .object({
    id: z.string(),
    category: z.string().default(''),
    messages: z.array(z.string()).min(1),
    /** For each message what is due; null where nothing can be judged by program. */
    wishes: z.array(wishSchema.nullable()).optional(),
    was: z.array(z.object({ verdict: z.string() })).optional(),
  })
  .refine(
    ({ messages, wishes }) => wishes === undefined || wishes.length === messages.length,
    'has not a wish, or null, for each message',
  );
export type Dialogue = z.infer<typeof dialogueSchema>;

const caseFileSchema = z
  .object({
    /** The day on which the messages are typed. */
    today: isoDate,
    /** By name the pattern of the towns of a region. */
    regions: z.record(z.string(), pattern).default({}),
    single: z.array(singleSchema).default([]),
    dialogues: z.array(dialogueSchema).default([]),
  })
  .superRefine(({ regions, single, dialogues }, context) => {
    const wishes = [
      ...single.map(({ id, wish }) => ({ id, wish })),
      ...dialogues.flatMap(({ id, wishes: own = [] }) => own.map((wish) => ({ id, wish }))),
    ];
    for (const { id, wish } of wishes) {
      if (wish?.state === undefined || wish.state in regions) continue;
      context.addIssue({ code: 'custom', message: `${id}: the regions have no ${wish.state}` });
    }
    const ids = [...single, ...dialogues].map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) context.addIssue({ code: 'custom', message: `the id ${twice} comes twice` });
  });
export type CaseFile = z.infer<typeof caseFileSchema>;

/** Reads the text of a file of cases. @throws Error that says where it is not of the form */
export function parseCases(text: string): CaseFile {
  const parsed = caseFileSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Error(`Not of the form of a case file:\n${z.prettifyError(parsed.error)}`);
}

/** @param path of the file, which may lie anywhere. @throws Error that says where it is not of the form */
export async function loadCases(path: string): Promise<CaseFile> {
  return parseCases(await readFile(path, 'utf8'));
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}
