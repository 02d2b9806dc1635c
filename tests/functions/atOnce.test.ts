import { expect, it } from 'vitest';
import { atMost } from '../../supabase/functions/_shared/atOnce.ts';

/** Work that ends when it is told to, and the order in which it began. */
function works(names: readonly string[]) {
  const begun: string[] = [];
  const ends = new Map<string, { end: () => void; fail: (reason: Error) => void }>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) =>
      ends.set(name, { end: () => resolve(name), fail: reject }),
    );
  };
  return { begun, ends, all: names.map((name) => ({ name, work: work(name) })) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('begins so many, and the next in order as one ends, however it ends', async () => {
  const { begun, ends, all } = works(['a', 'b', 'c', 'd']);
  const inTurn = atMost(2);
  const answers = Promise.allSettled(all.map(({ work }) => inTurn(work)));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.fail(new Error('broken'));
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  ends.get('a')?.end();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  ends.get('d')?.end();
  ends.get('c')?.end();
  expect((await answers).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

it('begins at once when there is room again', async () => {
  const inTurn = atMost(1);
  await inTurn(() => Promise.resolve());
  const { begun, ends, all } = works(['late']);
  const answers = all.map(({ work }) => inTurn(work));
  await settled();
  expect(begun).toEqual(['late']);
  ends.get('late')?.end();
  expect(await Promise.all(answers)).toEqual(['late']);
});
