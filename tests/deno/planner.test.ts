/** What a device has answered without a network, made again as the hosted platform does: to the same bytes. */
import { pathToFileURL, fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findDeno, runLines } from '../support/deno.ts';
import { digestOf, plain, playAll } from '../support/planner/talks.ts';

const deno = findDeno();
const moduleAt = (path: string) =>
  JSON.stringify(pathToFileURL(fileURLToPath(new URL(`../../${path}`, import.meta.url))).href);

it.skipIf(deno === null)(
  'comes to the same under Deno, message by message',
  async () => {
    const played = plain(await playAll());
    const turns = played.map(({ asked: { searches: _searches, ...asked }, told: { offers } }) => ({
      asked,
      offers,
    }));
    const output = await runLines(
      deno ?? '',
      `
        await import(${moduleAt('content/towns/all.ts')});
        const { runTurn } = await import(${moduleAt('engine/turn.ts')});
        const { recordedSource } = await import(${moduleAt('engine/offers/recordedOffers.ts')});
        for (const { asked, offers } of ${JSON.stringify(turns)}) {
          for await (const event of runTurn({ ...asked, now: new Date(asked.at) }, recordedSource(offers)))
            if (event.type === 'done') console.log(JSON.stringify(event.answer));
        }`,
    );
    const answers = output
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(answers.map(digestOf)).toEqual(played.map(({ told }) => digestOf(told.answer)));
  },
  120_000,
);
