/** Every act against the examples of all acts: the confusion matrix. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../../engine/facts/gazetteer.ts';
import { ACT_READERS } from '../../../engine/read/acts/all.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import { TODAY } from '../../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const actsIn = (text: string, towns: readonly string[] = []) =>
  readMessage(text, {
    today: TODAY,
    gazetteer,
    towns: towns.flatMap((name) => gazetteer.byName(name) ?? []),
    booked: [{ what: 'opera tickets', on: { kind: 'monthDay', day: 15 }, from: 20 * 60, until: null }],
  }).acts.map(({ act }) => act);

describe.each(ACT_READERS.map((reader) => [reader.act, reader] as const))('%s', (act, reader) => {
  it('has examples and counter-examples', () => {
    expect(reader.examples.length).toBeGreaterThanOrEqual(3);
    expect(reader.counterExamples.length).toBeGreaterThanOrEqual(2);
  });

  it.each(reader.examples)('reads “%s”', (text) => expect(actsIn(text, reader.exampleTowns)).toContain(act));

  it.each(reader.counterExamples)('does not read “%s”', (text) =>
    expect(actsIn(text, reader.exampleTowns)).not.toContain(act),
  );
});

it('gives every act a name of its own', () => {
  const names = ACT_READERS.map(({ act }) => act);
  expect(new Set(names).size).toBe(names.length);
});
