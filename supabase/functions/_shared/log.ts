/** Structured log lines. They carry the request's id and never what a traveller typed or who they are. */
import { ProviderError } from './providers/error.ts';

export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly event: string;
  readonly requestId: string;
  readonly function: string;
  readonly status?: number;
  readonly ms?: number;
  readonly code?: string;
  /** Name of the error's class and where it was thrown; not its message, which may quote the input. */
  readonly error?: string;
  readonly frames?: readonly string[];
  /** The provider that failed, and the HTTP status that it or a model's endpoint answered. */
  readonly provider?: string;
  readonly providerStatus?: number;
}

export type Log = (entry: LogEntry) => void;

/** One JSON object a line, on standard output. */
export const logToConsole: Log = (entry) => {
  // oxlint-disable-next-line no-console -- the one place where the functions write their log
  console.log(JSON.stringify({ at: new Date().toISOString(), ...entry }));
};

const MAX_FRAMES = 4;

/** What of an error may be logged: its class, an HTTP status if it carries one, and the top of its stack. */
export function describeThrown(
  error: unknown,
): Pick<LogEntry, 'error' | 'frames' | 'provider' | 'providerStatus'> {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s*at /.test(line));
  const provider = error instanceof ProviderError ? error.provider : undefined;
  const status =
    error instanceof ProviderError ? error.status : 'statusCode' in error ? error.statusCode : undefined;
  return {
    error: error.name,
    frames: frames.slice(0, MAX_FRAMES).map((line) => line.trim()),
    ...(provider === undefined ? {} : { provider }),
    ...(typeof status === 'number' ? { providerStatus: status } : {}),
  };
}
