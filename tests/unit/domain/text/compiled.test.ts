import { expect, it } from 'vitest';
import { compiled } from '../../../../domain/text/compiled.ts';

const long = (flags: string) => new RegExp(`\\b(?:${'rome|'.repeat(100)}oslo)\\b`, flags);

it('answers the same pattern, and it finds what it found', () => {
  const pattern = long('');
  expect(compiled(pattern)).toBe(pattern);
  expect(pattern.exec('from oslo to rome')?.index).toBe(5);
});

it.each(['g', 'y'])('leaves it where it stood with the flag %s, at every use', (flags) => {
  const pattern = long(flags);
  pattern.lastIndex = 5;
  expect(compiled(pattern).lastIndex).toBe(5);
  expect(compiled(pattern).exec('from oslo to rome')?.index).toBe(5);
});
