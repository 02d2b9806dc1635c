import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutExamples } from '../../../server/build/thinActs.ts';

const FOLDER = join(import.meta.dirname, '../../../engine/read/acts');
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'));

describe('the acts of the planner’s program', () => {
  it('have no examples', () => {
    const left = sources.flatMap((source) => {
      const thin = withoutExamples(source);
      return [...thin.matchAll(/\b(?:examples|counterExamples|exampleTowns): \[(?!\])[^\n]*/gu)].map(
        ([line]) => line,
      );
    });
    expect(left).toEqual([]);
    expect(sources.join('').length - sources.map(withoutExamples).join('').length).toBeGreaterThan(20_000);
  });

  it('are the same in all else', () => {
    expect(withoutExamples("read: (words) => words,\n  examples: ['a, [b]', \"it's\"],\n  act: 'x',")).toBe(
      "read: (words) => words,\n  examples: [],\n  act: 'x',",
    );
  });
});
