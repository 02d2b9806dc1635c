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
  // the shell without a window has no such recognizer, and ends a page that asks for it
  '--disable-blink-features=OnDeviceWebSpeechAvailable',
];

/** Of the system: the one without a window, as in CI (tests/support/chromium.mjs), before the one that people use. */
const OF_SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Options for Playwright's `launchOptions`; without a system Chromium Playwright takes its own. */
export function launchOptions(): { args: string[]; executablePath?: string } {
  const executablePath = [process.env['CHROMIUM_PATH'], ...OF_SYSTEM].find(
    (path) => path && existsSync(path),
  );
  return executablePath ? { args: flags, executablePath } : { args: flags };
}
