/** Long messages full of names: what they cost to read is bounded, whoever writes them. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../engine/facts/gazetteer.ts';
import { parseMessage } from '../../engine/read/parseMessage.ts';
import { ask, TODAY } from '../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const UNKNOWN = LETTERS.flatMap((a) => LETTERS.map((b) => `to Portq${a}${b}`)).join(' ');

describe('a long message', () => {
  it('has only so many of its words compared with every name', () => {
    const byMisspelling = vi.fn((name: string) => gazetteer.byMisspelling(name));
    parseMessage(UNKNOWN, TODAY, { ...gazetteer, byMisspelling });
    expect(byMisspelling.mock.calls.length).toBeLessThanOrEqual(60);
  });

  it('has only so many of its places read', () => {
    const byName = vi.fn((name: string) => gazetteer.byName(name));
    parseMessage('Oslo Rome Bern Lima '.repeat(200), TODAY, { ...gazetteer, byName });
    // at most four lengths of a name are tried for each
    expect(byName.mock.calls.length).toBeLessThanOrEqual(40 * 4);
  });

  it.each(['a ', 'of ', 'a@a..', 'of a '])('of “%s” over and over is read at once', (said) => {
    const start = performance.now();
    parseMessage(said.repeat(1_000).slice(0, 4_000), TODAY, gazetteer);
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('is charged when it is sent, and not again with a later one', async () => {
    const plan = 'Three days in Rome in May';
    const short = await ask(plan);
    const long = await ask(`${plan}. ${UNKNOWN.slice(0, 3_900)}`);
    expect(long.usage.inputTokens).toBeGreaterThan((short.usage.inputTokens ?? 0) + 500);
    const later = await ask(plan, { after: [UNKNOWN.slice(0, 3_900)] });
    expect(later.usage.inputTokens).toBe(short.usage.inputTokens);
  });
});
