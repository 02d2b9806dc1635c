/** A provider that did not give a usable answer. */
export class ProviderError extends Error {
  readonly provider: string;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;

  constructor(provider: string, message: string, details: { status?: number; cause?: unknown } = {}) {
    super(`${provider}: ${message}`, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'ProviderError';
    this.provider = provider;
    this.status = details.status;
  }
}
