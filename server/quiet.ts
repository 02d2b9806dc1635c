/**
 * Keeps @supabase/lite off the console. It reports every refused statement with console.error, parameters and
 * all, and has no logger to set: expected refusals would fill the terminal, with people's data in it. Output
 * from inside `quietly` is collected instead; everything else goes to the console as ever.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const METHODS = ['log', 'info', 'warn', 'error'] as const;
const collected = new AsyncLocalStorage<string[]>();
let installed = false;

function install(): void {
  installed = true;
  for (const method of METHODS) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const lines = collected.getStore();
      if (lines) lines.push(values.map(inWords).join(' '));
      else original(...values);
    };
  }
}

/** Of text only what stands before a colon, of the rest its kind: anything else may quote what somebody sent. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return value.split(/[:\n]/, 1)[0] ?? '';
  return value instanceof Error ? errorLine(value) : typeof value;
}

/** An error for a log: its class, its code and where it was thrown. Not its message, which may quote the request. */
export function errorLine(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const frame = /^\s*(at .*)$/m.exec(error.stack ?? '')?.[1] ?? '';
  return `${error.name}${code} ${frame}`.trim();
}

/** Runs `work`; answers its result and what of each message that it printed may be logged. */
export async function quietly<T>(work: () => Promise<T>): Promise<{ result: T; printed: readonly string[] }> {
  if (!installed) install();
  const printed: string[] = [];
  const result = await collected.run(printed, work);
  return { result, printed };
}
