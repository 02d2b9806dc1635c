/** `npm run site:files`, after a build: robots.txt, sitemap.xml and feed.xml beside the app, for a static host. */
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
const folder = join(ROOT, 'dist/app');
await writeSiteFiles({ siteUrl, supabaseUrl, publishableKey, folder, fetch }).catch((error) =>
  fail(error.message),
);
await vite.close();
console.log('Wrote robots.txt, sitemap.xml and feed.xml into dist/app');
process.exit(0);
