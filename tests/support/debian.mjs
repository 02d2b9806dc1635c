/** Programs that the tests need and no npm package brings. */
import { existsSync } from 'node:fs';
import { run } from '../../server/cli/install.mjs';

/** Installs a package where this is Debian and may be changed; nothing elsewhere. The caller looks whether it is there. */
export function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  if (run('apt-get', ['-qq', 'update'], options) !== 0) return;
  run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', name], options);
}
