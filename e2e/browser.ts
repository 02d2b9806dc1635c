/** How every run starts Chromium: the one that is installed, without calls to its maker's servers. */
import { existsSync } from 'node:fs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options for Playwright's `launchOptions`; without a system Chromium Playwright takes its own. */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
  return executablePath ? { args: flags, executablePath } : { args: flags };
}
