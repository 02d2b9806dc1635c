/** `npm run site:files`, after a build: robots.txt, sitemap.xml, feed.xml and articles beside the app, for a static host. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { fail, ROOT } from './install.mjs';

function origin(name) {
  const value = (process.env[name] ?? '').replace(/\/$/, '');
  if (!/^https?:\/\/[^/]+$/.test(value)) fail(`${name} must be an address without a path`);
  return value;
}

const siteUrl = origin('WAYMARK_URL');
const supabaseUrl = origin('SUPABASE_URL');
const publishableKey = process.env.SUPABASE_PUBLISHABLE_KEY;
if (!publishableKey) fail('SUPABASE_PUBLISHABLE_KEY is required');

const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' });
const { writeSiteFiles } = await vite.ssrLoadModule('/server/site/siteFiles.ts');
const { openArticleWriter } = await vite.ssrLoadModule('/server/site/articles/articleWriter.ts');
const folder = join(ROOT, 'dist/app');
const writer = await openArticleWriter(join(ROOT, 'dist/pages'), siteUrl).catch(() =>
  fail('There is no build in dist: run npm run build first'),
);
const without = await writeSiteFiles({ siteUrl, supabaseUrl, publishableKey, folder, fetch, writer }).catch(
  (error) => fail(error.message),
);
await writer.close();
await vite.close();
if (without.length > 0) console.error(`No page could be written for ${without.join(', ')}`);
console.log('Wrote robots.txt, sitemap.xml, feed.xml and the articles into dist/app');
process.exit(0);
