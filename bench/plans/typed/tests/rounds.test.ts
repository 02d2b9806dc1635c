/** Files of cases, rates and recorded rounds. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseCases } from '../caseFile.ts';
import { ratesOf } from '../rates.ts';
import { renderRound } from '../renderRound.ts';
import { readRounds, recordRound, renderRounds } from '../rounds.ts';
import { runCases } from '../runCases.ts';
import { judgeFollowUp } from '../dialogue/judgeDialogue.ts';
import { judgeTurn } from '../judgeTurn.ts';
import { plan, turn } from './plans.ts';

const single = (own: object) =>
  JSON.stringify({
    today: '2026-11-22',
    single: [{ id: 'A', messages: ['Lisbon'], wish: { kind: 'plan' }, ...own }],
  });

describe('a file of cases', () => {
  it('may have singles, dialogues or both', () => {
    expect(parseCases(single({})).single).toHaveLength(1);
    expect(parseCases(JSON.stringify({ today: '2026-11-22' }))).toMatchObject({ single: [], dialogues: [] });
  });

  it.each<[string, string]>([
    ['a key that is no key', single({ wish: { kind: 'plan', dayz: [1, 2] } })],
    ['a pattern that is none', single({ wish: { kind: 'plan', places: ['('] } })],
    ['a region that is not listed', single({ wish: { kind: 'plan', state: 'Nowhere' } })],
    ['a single without a kind', single({ wish: {} })],
    [
      'a dialogue with too few wishes',
      JSON.stringify({ today: '2026-11-22', dialogues: [{ id: 'D', messages: ['a', 'b'], wishes: [null] }] }),
    ],
    [
      'an id that comes twice',
      JSON.stringify({
        today: '2026-11-22',
        dialogues: [
          { id: 'D', messages: ['a'] },
          { id: 'D', messages: ['b'] },
        ],
      }),
    ],
  ])('is refused with %s', (_name, text) => {
    expect(() => parseCases(text)).toThrow('Not of the form');
  });
});

const own = (id: string, days: [number, number], reply: string) => ({
  ...judgeTurn({ kind: 'plan', days }, turn({ reply }), 'Lisbon for 4 days', {}),
  id,
  category: '',
  message: 'Lisbon for 4 days',
  reply,
  needs: 1,
  unheard: id === 'C' ? ['allergy'] : [],
  was: null,
});
const step = (message: string, days: [number, number] | null, after = plan()) => ({
  ...judgeFollowUp(turn({ message, before: plan(), after }), days && { days }, {}),
  needs: 0,
  unheard: [],
  forgotten: [],
  was: null,
});

describe('the rates of a round', () => {
  const judged = {
    singles: [
      own('A', [4, 4], 'Here.'),
      own('B', [5, 5], 'I did not take into account: “4 days”.'),
      own('C', [5, 5], 'Here.'),
      own('D', [4, 4], 'I did not take into account: “4 days”.'),
    ],
    dialogues: [
      {
        id: 'X',
        category: '',
        turns: [
          step('Lisbon', [4, 4]),
          step('and so on', null),
          step('more food', [4, 4], plan({ days: [] })),
        ],
      },
    ],
  };

  it('count what is right, honest, silent, needless, damaged and unheard', () => {
    const rates = Object.fromEntries(
      ratesOf(judged).map(({ name, part, whole }) => [name, `${part}/${whole}`]),
    );
    expect(rates).toMatchObject({
      right: '2/4',
      wrong: '2/4',
      'right or honestly said': '3/4',
      'silent misses': '1/4',
      'right answers that quote something': '1/2',
      'right answers that quote without need': '1/2',
      'openings right': '1/1',
      'follow-ups right': '0/1',
      'plan damaged': '1/2',
      'needs of health unheard': '1/4',
      crashed: '0/7',
    });
  });

  it('are printed with each failure, cut short unless all is asked for', () => {
    const long = { ...own('L', [5, 5], `Here ${'and there '.repeat(40)}the end.`) };
    const short = renderRound({ singles: [long], dialogues: [] }, false);
    expect(short).toContain('**L** days: 4 instead of 5 to 5');
    expect(short).not.toContain('the end.');
    expect(renderRound({ singles: [long], dialogues: [] }, true)).toContain('the end.');
    expect(renderRound(judged, false)).toContain('**X.3**');
  });
});

describe('a recorded round', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rounds-'));
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  const round = { date: '2026-11-22', set: 'one', singles: 2, dialogues: 0 };

  it('is added to those before it', async () => {
    await recordRound(folder, round, [{ name: 'right', part: 1, whole: 2 }]);
    await recordRound(folder, { ...round, set: 'two' }, [{ name: 'right', part: 2, whole: 2 }]);
    const table = await readFile(join(folder, 'rounds.md'), 'utf8');
    expect(table).toMatch(/\| one \| 2 \| 0 \| 50\.0 % of 2 \|[\s\S]*\| two \| 2 \| 0 \| 100\.0 % of 2 \|/);
  });

  it('stands in the table of this repository just as in its list', async () => {
    const results = new URL('../../../results/', import.meta.url);
    const rounds = await readRounds(fileURLToPath(new URL('rounds.json', results)));
    expect(await readFile(new URL('rounds.md', results), 'utf8')).toBe(renderRounds(rounds));
  });

  it('is not written over what is no list of rounds', async () => {
    await writeFile(join(folder, 'rounds.json'), '{}');
    await expect(recordRound(folder, round, [])).rejects.toThrow('expected array');
    expect(await readFile(join(folder, 'rounds.json'), 'utf8')).toBe('{}');
  });

  it('comes of a whole run of a file, without a prompt in it', async () => {
    const cases = join(folder, 'cases.json');
    const json = join(folder, 'out.json');
    const message = '3 days in Lisbon from 12 April 2027 for two';
    const wish = { kind: 'plan', places: ['Lisbon'], days: [3, 3], start: '2027-04-12', people: 2 };
    const file = {
      today: '2026-11-22',
      single: [{ id: 'A', messages: [message], wish }],
      dialogues: [{ id: 'D', messages: [message, 'thanks'], wishes: [wish, { same: true }] }],
    };
    await writeFile(cases, JSON.stringify(file));
    await runCases({
      cases,
      json,
      record: 'mine',
      results: folder,
      isVerbose: false,
      print: () => undefined,
    });
    const written = await readFile(join(folder, 'rounds.json'), 'utf8');
    expect(written).not.toContain('Lisbon');
    expect(JSON.parse(written)).toMatchObject([{ set: 'mine', singles: 1, dialogues: 1 }]);
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({
      singles: [{ id: 'A', verdict: 'right' }],
      dialogues: [{ turns: [{ judgement: { verdict: 'right' } }, { judgement: { verdict: 'right' } }] }],
    });
    await expect(
      runCases({ cases, id: 'none', results: folder, isVerbose: false, print: () => undefined }),
    ).rejects.toThrow('no case none');
  });
});
