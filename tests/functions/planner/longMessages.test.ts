/** What a hostile conversation may cost: work is counted, not timed. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { runTurn } from '../../../supabase/functions/_shared/assistant/runTurn.ts';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { loadGazetteer, type Gazetteer } from '../../../supabase/functions/_shared/places/gazetteer.ts';
import * as parsing from '../../../supabase/functions/_shared/planner/parse/parseMessage.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';
import { ENV, NOW, TODAY } from '../support/assistant.ts';

vi.mock('../../../supabase/functions/_shared/planner/parse/parseMessage.ts', { spy: true });
const parseMessage = vi.mocked(parsing.parseMessage);

const LONGEST = 4_000;
const EARLIER = 9;

/** A message of the greatest length, of other words at every place. */
function fill(word: (index: number) => string): string {
  let text = '';
  for (let index = 0; text.length < LONGEST; index++) text += `${word(index)} `;
  return text.slice(0, LONGEST);
}

const letters = (index: number) =>
  String.fromCodePoint(97 + (index % 26), 97 + (Math.floor(index / 26) % 26));
const HOSTILE = [
  ['names of places', fill((index) => ['Oslo', 'Rome', 'Bern', 'Lima'][index % 4] ?? '')],
  ['names with cues', fill((index) => `to ${['Oslo', 'Rome', 'Bern', 'Lima'][index % 4] ?? ''}`)],
  ['misspelt names', fill((index) => `${index % 2 === 0 ? 'Port' : 'Sant'}${letters(index)}`)],
  ['misspelt names with cues', fill((index) => `to ${index % 2 === 0 ? 'Port' : 'Sant'}${letters(index)}`)],
] as const;

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});
afterEach(() => {
  vi.restoreAllMocks();
  parseMessage.mockClear();
});

describe.each(HOSTILE)('a message of %s', (_, text) => {
  it('is searched in proportion to its length, and guessed at a few times', () => {
    let searched = 0;
    // oxlint-disable-next-line typescript/unbound-method -- called below with the expression it belongs to
    const { test } = RegExp.prototype;
    vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, input: string) {
      searched += input.length;
      return test.call(this, input);
    });
    const byMisspelling = vi.fn<Gazetteer['byMisspelling']>((name) => gazetteer.byMisspelling(name));
    const { destinations } = parsing.parseMessage(text, TODAY, { ...gazetteer, byMisspelling });
    expect(searched).toBeLessThan(200 * text.length);
    expect(byMisspelling.mock.calls.length).toBeLessThanOrEqual(40);
    expect(destinations.length).toBeLessThanOrEqual(24);
  });
});

describe('a conversation of long messages', () => {
  const providers = createProviders(parseEnv(ENV), () =>
    Promise.reject(new Error('The embedded providers use no network')),
  );
  const history = Array.from({ length: EARLIER }, (_, index) => ({
    role: 'user' as const,
    content: `Trip ${index}: ${fill((word) => `to ${['Oslo', 'Rome', 'Bern'][word % 3] ?? ''}`)}`.slice(
      0,
      3_990,
    ),
  }));
  const turn = (message: string) =>
    runTurn({ message, history, traveller: { today: TODAY, interests: [] }, now: NOW }, providers);

  it('is read once, however many steps a turn has', async () => {
    await turn('a week in Kyoto from London in May');
    // the interests of the profile are read by the same function; there are none
    const read = parseMessage.mock.calls.map(([typed]) => typed).filter((typed) => typed !== '');
    expect(read).toHaveLength(EARLIER + 1);
    expect(new Set(read).size).toBe(read.length);
  });

  it('is paid for, also by a short message after it', async () => {
    const characters = history.reduce((sum, { content }) => sum + content.length, 0);
    expect((await turn('hi')).usage.inputTokens).toBeGreaterThanOrEqual(characters / 4);
  });
});
