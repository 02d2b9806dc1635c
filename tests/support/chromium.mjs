/** The Chromium of the end-to-end tests: one that is there, else one that is brought. */
import { existsSync } from 'node:fs';
import { packageBinary, runQuietly } from '../../server/cli/install.mjs';
import { installFromDebian } from './debian.mjs';

const SYSTEM = '/usr/bin/chromium';

/**
 * Puts CHROMIUM_PATH in the environment where a browser of the system is used; Playwright finds its own. Answers
 * null, or the line that says how to get one.
 */
export async function ensureChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given && !existsSync(given)) return `CHROMIUM_PATH is ${given}, and there is nothing.`;
  if (given || hasSystem()) return null;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return null;

  console.log('Installing Chromium …');
  installFromDebian('chromium');
  if (hasSystem()) return null;
  const install = [packageBinary('playwright'), 'install', 'chromium'];
  if ((await runQuietly(process.execPath, install)) === 0) return null;
  return 'No Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.';
}

function hasSystem() {
  if (!existsSync(SYSTEM)) return false;
  process.env['CHROMIUM_PATH'] = SYSTEM;
  return true;
}
