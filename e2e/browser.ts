/** How every run starts Chromium: the one that is installed, without calls to its maker's servers. */
import { existsSync } from 'node:fs';

/** What Playwright has its browsers go without; Chromium hears only the last list that it is given. */
const withoutForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The address bar's two pages, which Chromium would load in a process of their own for every tab that is opened. */
const withoutAddressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const flags = [
  `--disable-features=${[...withoutForPlaywright, ...withoutAddressBar].join(',')}`,
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
