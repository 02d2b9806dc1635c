/**
 * The part of Supabase that the functions call, in memory, behind supabase-js itself: the user of a token, a
 * profile, and the calls of a turn with the rules of the migrations. The full SQL is tested in integration.
 */
import { WebSocket } from 'ws';
import { createDeps, type Deps } from '../../../supabase/functions/_shared/deps.ts';
import { ENV, NOW } from './assistant.ts';
import type { LogEntry } from '../../../supabase/functions/_shared/log.ts';

// supabase-js asks for one when it is made, on a Node that has none
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket });

export const USER_ID = '6f1f3a52-7a0e-4b5e-9a52-0d4a7f1f3a52';
const TOKEN = 'token-of-the-user';

interface Reservation {
  state: 'held' | 'settled' | 'released';
  reserved: number;
  charged: number;
  metered: boolean;
  isFirst: boolean;
  reply: unknown;
}

export class FakeBackend {
  profile: Record<string, unknown> | null = {
    id: USER_ID,
    nickname: 'Sam',
    home_location: 'London',
    travel_style: null,
    budget_per_night: null,
    interests: ['Food'],
    additional_notes: null,
    subscription_status: 'Free',
    role: 'user',
    status: 'active',
    token_balance: 10_000,
    first_response_at: null,
  };
  readonly reservations = new Map<string, Reservation>();
  readonly calls: string[] = [];
  /** What a turn starts from; null says that its trip is not there. */
  start: Record<string, unknown> | null = { trip: null, previous: null, others: [] };
  /** What was settled of turns beside their tokens. */
  readonly turns: unknown[] = [];
  /** Turns that are told that their trip has changed. */
  stale = 0;
  /** What calls answer that are not played here, by path. */
  readonly answers = new Map<string, unknown>();
  /** Paths that answer 500. */
  readonly broken = new Set<string>();

  get balance(): number {
    return Number(this.profile?.['token_balance'] ?? Number.NaN);
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname;
    this.calls.push(path);
    if (this.broken.has(path)) return Response.json({ message: 'broken' }, { status: 500 });
    const text = request.method === 'POST' ? await request.text() : '{}';
    const body: unknown = JSON.parse(text);
    if (!isStorable(body)) {
      return Response.json(
        { code: '22P05', message: 'unsupported Unicode escape sequence' },
        { status: 400 },
      );
    }
    const args = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
    switch (path) {
      case '/auth/v1/user':
        return request.headers.get('authorization') === `Bearer ${TOKEN}`
          ? Response.json({ id: USER_ID, aud: 'authenticated', email: 'sam@waymark.test' })
          : Response.json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, { status: 403 });
      case '/rest/v1/profiles':
        return Response.json(this.profile ? [this.profile] : []);
      case '/rest/v1/rpc/reserve_tokens':
        return Response.json(this.#reserve(args));
      case '/rest/v1/rpc/read_turn':
        return Response.json(this.start);
      case '/rest/v1/rpc/settle_turn':
        return Response.json(this.#settle(args));
      case '/rest/v1/rpc/release_tokens':
        this.#release(String(args.get('p_message')));
        return new Response(null, { status: 204 });
      default:
        return this.answers.has(path)
          ? Response.json(this.answers.get(path))
          : Response.json({ message: `no ${path}` }, { status: 404 });
    }
  };

  #reserve(args: ReadonlyMap<string, unknown>) {
    const { profile } = this;
    if (!profile) return { outcome: 'unknown_user' };
    if (profile['status'] === 'suspended') return { outcome: 'suspended' };
    const key = String(args.get('p_message'));
    const known = this.reservations.get(key);
    if (known?.state === 'settled') {
      return { outcome: 'replay', balance: this.balance, charged: known.charged, reply: known.reply };
    }
    if (known?.state === 'held') return { outcome: 'in_progress' };
    const isHere = args.get('p_answered_here') === true;
    const isFirst = !isHere && args.get('p_first_response') === true && profile['first_response_at'] === null;
    const metered =
      !isHere && !isFirst && profile['subscription_status'] !== 'Business' && profile['role'] !== 'admin';
    if (metered && this.balance <= 0) return { outcome: 'token_limit', balance: this.balance };
    const reserved = metered ? Math.min(Number(args.get('p_amount')), this.balance) : 0;
    profile['token_balance'] = this.balance - reserved;
    if (isFirst) profile['first_response_at'] = NOW.toISOString();
    this.reservations.set(key, { state: 'held', reserved, charged: 0, metered, isFirst, reply: null });
    return { outcome: 'held', metered, reserved, balance: this.balance };
  }

  #settle(args: ReadonlyMap<string, unknown>) {
    if (this.stale > 0) {
      this.stale -= 1;
      return { outcome: 'stale' };
    }
    const held = this.reservations.get(String(args.get('p_message')));
    if (!held || !this.profile) throw new Error('No reservation');
    const charged = held.metered ? Math.min(Number(args.get('p_used')), held.reserved + this.balance) : 0;
    this.profile['token_balance'] = this.balance + held.reserved - charged;
    const reply = args.get('p_reply');
    this.turns.push(args.get('p_turn'));
    Object.assign(held, { state: 'settled', charged, reply });
    return { outcome: 'settled', charged, balance: this.balance, reply };
  }

  #release(key: string) {
    const held = this.reservations.get(key);
    if (held?.state !== 'held' || !this.profile) return;
    held.state = 'released';
    this.profile['token_balance'] = this.balance + held.reserved;
    if (held.isFirst) this.profile['first_response_at'] = null;
  }
}

/** PostgreSQL takes neither NUL nor half of a surrogate pair, in jsonb or in text. */
function isStorable(value: unknown): boolean {
  const told = JSON.stringify(value);
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i.test(told);
}

export interface TestDeps extends Deps {
  readonly logged: LogEntry[];
}

/** Real deps over the fake backend, at a fixed time, with what was logged. */
export function testDeps(backend: Pick<FakeBackend, 'fetch'>, overrides: Partial<Deps> = {}): TestDeps {
  const logged: LogEntry[] = [];
  return {
    ...createDeps(ENV, backend.fetch),
    clock: () => NOW,
    newId: () => 'request-0001',
    log: (entry) => logged.push(entry),
    ...overrides,
    logged,
  };
}

/** A POST as supabase-js sends it. */
export function post(body: unknown, token: string | null = TOKEN): Request {
  return new Request('http://backend.test/functions/v1/any', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
