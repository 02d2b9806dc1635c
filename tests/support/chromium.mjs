/** The Chromium of the end-to-end tests: one that is there, else one that is brought. */
import { existsSync } from 'node:fs';
import { packageBinary, runQuietly } from '../../server/cli/install.mjs';
import { installFromDebian } from './debian.mjs';

/** Chromium without a window, in which pages load faster, before the one that people use. */
const SHELL = 'chromium-headless-shell';
const OF_SYSTEM = [`/usr/bin/${SHELL}`, '/usr/bin/chromium'];

/**
 * Puts CHROMIUM_PATH in the environment where a browser of the system is used; Playwright finds its own. Answers
 * null, or the line that says how to get one.
 */
export async function ensureChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return existsSync(given) ? null : `CHROMIUM_PATH is ${given}, and there is nothing.`;
  const { chromium } = await import('playwright');
  const [shell] = OF_SYSTEM;
  if (!existsSync(shell) && !existsSync(chromium.executablePath())) {
    console.log('Installing Chromium …');
    installFromDebian(SHELL);
  }
  const path = OF_SYSTEM.find((candidate) => existsSync(candidate));
  if (path) process.env['CHROMIUM_PATH'] = path;
  if (path || existsSync(chromium.executablePath())) return null;
  const install = [packageBinary('playwright'), 'install', 'chromium'];
  if ((await runQuietly(process.execPath, install)) === 0) return null;
  return `No Chromium: install one (Debian: apt-get install ${SHELL}) or set CHROMIUM_PATH to one.`;
}
