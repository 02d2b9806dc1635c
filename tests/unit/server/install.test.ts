import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const module = new URL('../../../server/cli/install.mjs', import.meta.url).href;

/** What a process that runs a command quietly prints, and the exit code that it was answered. */
function runQuietly(command: string, ...args: readonly string[]) {
  const script = `
    import { runQuietly } from ${JSON.stringify(module)};
    process.exitCode = await runQuietly(...${JSON.stringify([command, args])});
  `;
  const node = ['--input-type=module', '--eval', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { encoding: 'utf8' });
  return { status, printed: stdout + stderr };
}

it('says once that a command could not be started', () => {
  const { status, printed } = runQuietly('no-such-command-of-waymark');
  expect(status).toBe(1);
  expect(printed).toMatch(/^no-such-command-of-waymark: .+\n$/);
});

it('shows what a command printed if it failed, and nothing otherwise', () => {
  expect(runQuietly(process.execPath, '-e', 'console.log("fine")')).toEqual({ status: 0, printed: '' });
  const broken = runQuietly(process.execPath, '-e', 'console.log("broken"); process.exit(3)');
  expect(broken).toMatchObject({ status: 3, printed: expect.stringContaining('broken') });
});
