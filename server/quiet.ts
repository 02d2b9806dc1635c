/**
 * Keeps @supabase/lite off the console. It reports every refused statement with console.error, parameters and
 * all, and has no logger to set: expected refusals would fill the terminal, with people's data in it. Output
 * from inside `quietly` is collected instead; everything else goes to the console as ever.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';

const METHODS = ['log', 'info', 'warn', 'error'] as const;
const collected = new AsyncLocalStorage<string[]>();
let installed = false;

function install(): void {
  installed = true;
  for (const method of METHODS) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const lines = collected.getStore();
      if (lines) lines.push(values.map(firstLine).join(' '));
      else original(...values);
    };
  }
}

function firstLine(value: unknown): string {
  const text = value instanceof Error ? value.message : typeof value === 'string' ? value : inspect(value);
  return text.split('\n', 1)[0] ?? '';
}

/** Runs `work`; answers its result and the first line of each message that it printed. */
export async function quietly<T>(work: () => Promise<T>): Promise<{ result: T; printed: readonly string[] }> {
  if (!installed) install();
  const printed: string[] = [];
  const result = await collected.run(printed, work);
  return { result, printed };
}
