/** Calls of functions as the app makes them, with what they refuse read as the one error shape. */
import { functionErrorSchema, type FunctionError } from '@domain/errors/functionErrors.ts';
import { SITE, type Client, type TestBackend } from './backend.ts';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** The refusal; null for an answer. */
  readonly error: FunctionError | null;
}

/** The access token of a client that is signed in; null for a visitor. */
export async function tokenOf(client: Client): Promise<string | null> {
  return (await client.auth.getSession()).data.session?.access_token ?? null;
}

/** POSTs to a function; `undefined` sends no body at all. */
export async function callFunction(
  backend: TestBackend,
  name: string,
  body: unknown,
  token: string | null,
): Promise<Answered> {
  const response = await backend.fetch(
    new Request(`${SITE}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const answer: unknown = await response.json();
  const isRefused = response.status >= 400;
  return {
    status: response.status,
    headers: response.headers,
    body: answer,
    error: isRefused ? functionErrorSchema.parse(answer) : null,
  };
}
