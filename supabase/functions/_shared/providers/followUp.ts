/** Letters about a plan that a traveller asked for, and the n8n workflow that can send them. */
import { requestProvider } from './fetchJson.ts';
import type { BookingDetails } from '../../../../domain/chat/plannerApi.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  /** The same as HTML, every part of it escaped. */
  readonly html: string;
}

export interface FollowUp {
  /** The same for every try at the same letter, so that a workflow can leave a repeat out. */
  readonly id: string;
  readonly userEmail: string;
  readonly bookingDetails: BookingDetails;
  readonly letter: Letter;
}

export interface FollowUpProvider {
  /** Has the letter sent. @throws ProviderError */
  send(followUp: FollowUp): Promise<void>;
}

export interface N8nOptions {
  /** The workflow's webhook. */
  readonly url: string;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs?: number;
}

/** Starts an n8n workflow by its webhook; whatever it says with a 2xx is not read. */
export function createN8nFollowUp({ url, fetch, timeoutMs }: N8nOptions): FollowUpProvider {
  return {
    async send(followUp) {
      const response = await requestProvider({
        provider: 'n8n',
        url: new URL(url),
        body: followUp,
        headers: { 'idempotency-key': followUp.id },
        http: { fetch, ...(timeoutMs === undefined ? {} : { timeoutMs }) },
      });
      await response.body?.cancel();
    },
  };
}
