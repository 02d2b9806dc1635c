/** Readings of a language model that were written down once, played to the engine as if the model answered. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { modelReader } from '../../../supabase/functions/_shared/assistant/model/modelReader.ts';
import type { Reader } from '../../../engine/read/reader.ts';

/** By the id of a case, for each of its messages the acts that the model called the tool with. */
const readingsSchema = z.record(z.string(), z.array(z.array(z.unknown())));

/** The readers of the messages of a case; undefined for the rules alone. */
export type ReadersOf = (id: string) => readonly (Reader | undefined)[];

export const BY_RULES: ReadersOf = () => [];

/** @param path of the file, which may lie anywhere. @throws Error that says where it is not of the form */
export async function loadReadings(path: string): Promise<ReadersOf> {
  const readings = readingsSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  const known = new Map(Object.entries(readings));
  return (id) => (known.get(id) ?? []).map(recordedReader);
}

/** A model that answers each question with these acts, as the reader of its message. */
function recordedReader(acts: readonly unknown[]): Reader {
  const completion = { text: '', input: { acts }, isCut: false, isRefused: false, tokens: 0 };
  return modelReader({
    model: { ask: async () => completion, timeoutMs: 10_000 },
    answer: '',
    spend: () => {},
    // what cannot be read is read by the rules, as it would be
    onFailure: () => {},
  });
}
