import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSiteFiles } from '../../../server/site/siteFiles.ts';
import { SITE, startBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;
let folder: string;
beforeAll(async () => {
  backend = await startBackend('embedded');
  folder = await mkdtemp(join(tmpdir(), 'waymark-site-'));
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const write = (publishableKey: string) =>
  writeSiteFiles({
    siteUrl: SITE,
    supabaseUrl: SITE,
    publishableKey,
    folder,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });

it('writes what the server answers', async () => {
  await write(backend.publishableKey);
  for (const name of ['robots.txt', 'sitemap.xml', 'feed.xml']) {
    const answered = await backend.fetch(new Request(`${SITE}/${name}`));
    expect(await readFile(join(folder, name), 'utf8')).toBe(await answered.text());
  }
});

it('says so when the project refuses', async () => {
  await expect(write('sb_publishable_of_another')).rejects.toThrow(`${SITE} answered 40`);
});
