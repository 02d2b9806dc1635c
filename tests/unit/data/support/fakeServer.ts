/** A backend in memory with the rules that the outbox relies on: primary keys, stored replies, tombstones. */
import { z } from 'zod';
import { replyIdOf } from '@domain/chat/messages.ts';
import { chatTurnSchema } from '@domain/chat/chatApi.ts';
import { conflictingFields, profileSchema, updateProfileRequestSchema } from '@domain/profile/profile.ts';
import { avatarName, avatarPath } from '@domain/profile/avatar.ts';
import { updateAvatarRequestSchema } from '@domain/profile/avatarApi.ts';
import { backupOf } from './backup.ts';
import { createFakeTrips } from './fakeTrips.ts';
import { streamed } from './streamed.ts';

export interface Recorded {
  method: string;
  path: string;
  token: string | null;
  accept?: string | null;
  body: Record<string, unknown>;
  /** Where the body is a list. */
  rows?: Record<string, unknown>[];
}

/** What happens to a request: `lost` on the way there, `unanswered` on the way back, or an answer of one's own. */
export type Fault =
  | { how: 'lost' }
  | { how: 'unanswered' }
  /** Not now: 409 in_progress from the assistant, 503 from a table. */
  | { how: 'busy' }
  /** The tab dies while it waits; the request did or did not arrive. */
  | { how: 'tab_dies'; arrived: boolean }
  /** The page goes away while it waits, and is kept for Back; the request arrived, and its answer never comes. */
  | { how: 'tab_leaves' }
  /** The turn is made and charged; its answer comes as this text of server-sent events. */
  | { how: 'stream'; text: string; after: 'ends' | 'breaks' | 'hangs' }
  /** A portal answers in the server's place, which hears nothing: with its page, unless told otherwise. */
  | { how: 'portal'; status?: number; type?: string; text?: string }
  | { how: 'answer'; status: number; body?: unknown; retryAfter?: number };

export const REPLY = {
  reply: 'Day 1: Fushimi Inari.',
  suggestions: [{ label: 'Cheaper', value: 'Make it cheaper' }],
  flights: [],
  tours: [],
  hotels: [],
  marker: '',
  seenAt: '2026-03-14T09:00:00Z',
};

const CHARGE = 700;

const PORTAL = '<!doctype html><html><body>Welcome to the hotel</body></html>';

/** Where the planner's answers lead to. */
export const BOOKING = { url: 'https://deals.example/kyoto', destination: 'Kyoto' };

/** Of a conversation that was cleared. */
export function clearKey(user: string, conversation: string): string {
  return conversation === 'assistant' ? user : `${user} ${conversation}`;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function never(): Promise<never> {
  return new Promise(() => {});
}

/** Events as token-chat sends them. */
export function events(...list: readonly (readonly [name: string, data: unknown])[]): string {
  return list.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

export function createFakeServer() {
  const faults: Fault[] = [];
  let lasting: { readonly field: string; readonly fault: Fault } | null = null;
  const requests: Recorded[] = [];
  const tables = new Map<string, Map<string, Record<string, unknown>>>();
  const charges = new Map<string, number>();
  const profiles = new Map<string, Record<string, unknown>>();
  const clears = new Map<string, number>();
  const validTokens = new Set<string>();
  const trips = createFakeTrips();
  let received = 0;

  const table = (name: string) => {
    const known = tables.get(name) ?? new Map<string, Record<string, unknown>>();
    tables.set(name, known);
    return known;
  };

  /** The turn is charged and both messages are stored in one step, as often as it is asked for. */
  const takeTurn = (conversation: string, user: string, message: string, { body }: Recorded) => {
    const id = text(body['message_id']);
    const isRepeat = charges.has(id);
    const charge = body['answered_here'] === undefined ? CHARGE : 0;
    if (!isRepeat) charges.set(id, charge);
    const spent = [...charges.values()].reduce((sum, each) => sum + each, 0);
    const askedAt = Date.parse(text(body['asked_at']));
    const row = { user_id: user, conversation, trip_id: null };
    const time = (after: number) => new Date(askedAt + after).toISOString();
    insert('chat_messages', { ...row, id, role: 'user', content: message, created_at: time(0) });
    const reply = { ...row, id: replyIdOf(id), role: 'assistant', content: REPLY.reply };
    insert('chat_messages', { ...reply, suggestions: REPLY.suggestions, created_at: time(1) });
    return { ...REPLY, charged: isRepeat ? 0 : charge, balance: 10_000 - spent, user };
  };

  const ask = (request: Recorded): Response =>
    json(200, takeTurn('assistant', text(request.body['user_id']), text(request.body['message']), request));

  const plan = (request: Recorded): Response => {
    const { messages } = z.object({ messages: z.array(chatTurnSchema) }).parse(request.body);
    const user = request.token?.slice(6, 42) ?? '';
    const { reply: content, ...rest } = takeTurn('planner', user, messages.at(-1)?.content ?? '', request);
    return json(200, { response: { ...rest, content, bookingDetails: BOOKING } });
  };

  const saveProfile = ({ token, body }: Recorded): Response => {
    const id = token?.slice(6, 42) ?? '';
    const { updated_at: _time, changed_from, ...changes } = updateProfileRequestSchema.parse(body);
    const stored = profileSchema.parse(profiles.get(id));
    const conflicts: string[] = changed_from ? conflictingFields(stored, changes, changed_from) : [];
    const free = Object.entries(changes).filter(([key]) => !conflicts.includes(key));
    const profile = { ...stored, ...Object.fromEntries(free) };
    profiles.set(id, profile);
    return json(200, { profile, conflicts });
  };

  const saveAvatar = ({ token, body }: Recorded): Response => {
    const id = token?.slice(6, 42) ?? '';
    const { picture } = updateAvatarRequestSchema.parse(body);
    received += 1;
    const file = avatarName(`33333333-3333-4333-8333-${String(received).padStart(12, '0')}`, 'webp');
    const avatar_url = picture === null ? null : avatarPath(id, file);
    const profile = { ...profileSchema.parse(profiles.get(id)), avatar_url };
    profiles.set(id, profile);
    return json(200, { profile });
  };

  const insert = (name: string, body: Record<string, unknown>): Response => {
    const key = name === 'chat_messages' ? `${text(body['user_id'])} ${text(body['id'])}` : text(body['id']);
    if (table(name).has(key)) {
      const message = `duplicate key value violates unique constraint "${name}_pkey"`;
      return json(409, { code: '23505', message });
    }
    const clearedAt =
      clears.get(clearKey(text(body['user_id']), text(body['conversation']) || 'assistant')) ?? 0;
    if (name === 'chat_messages' && Date.parse(text(body['created_at'])) <= clearedAt) return json(201, null);
    received += 1;
    const receivedAt = new Date(Date.UTC(2026, 2, 14, 9) + received * 1000).toISOString();
    const defaults = name === 'chat_messages' ? { conversation: 'assistant' } : {};
    table(name).set(key, { ...defaults, ...body, received_at: receivedAt });
    return new Response(null, { status: 201 });
  };

  /** One row, or several, all or none. */
  const insertAll = (name: string, { body, rows = [body] }: Recorded): Response => {
    const before = new Set(table(name).keys());
    const refused = rows.map((row) => insert(name, row)).find(({ ok }) => !ok);
    const added = refused ? [...table(name).keys()].filter((key) => !before.has(key)) : [];
    for (const key of added) table(name).delete(key);
    return refused ?? new Response(null, { status: 201 });
  };

  const select = (name: string, url: URL): Response => {
    const user = url.searchParams.get('user_id')?.slice(3);
    if (name === 'profiles') {
      const profile = profiles.get(url.searchParams.get('id')?.slice(3) ?? '');
      return json(200, profile ? [profile] : []);
    }
    if (name === 'chat_clears') {
      const rows = ['assistant', 'planner'].flatMap((conversation) => {
        const clearedAt = clears.get(clearKey(user ?? '', conversation));
        return clearedAt ? [{ conversation, cleared_at: new Date(clearedAt).toISOString() }] : [];
      });
      return json(200, rows);
    }
    const since = url.searchParams.get('received_at')?.slice(4) ?? '';
    const rows = [...table(name).values()].filter(
      (row) => row['user_id'] === user && text(row['received_at']) >= since,
    );
    const start = Number(url.searchParams.get('offset') ?? 0);
    const end = start + Number(url.searchParams.get('limit') ?? rows.length);
    return json(200, rows.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)).slice(start, end));
  };

  const clear = (user: string, { body }: Recorded): Response => {
    const before = Date.parse(text(body['before']));
    const conversation = text(body['conversation']) || 'assistant';
    const mark = clearKey(user, conversation);
    clears.set(mark, Math.max(before, clears.get(mark) ?? 0));
    for (const [key, row] of table('chat_messages')) {
      const isCovered = Date.parse(text(row['created_at'])) <= before;
      const isMeant = row['user_id'] === user && row['conversation'] === conversation;
      if (isMeant && isCovered) table('chat_messages').delete(key);
    }
    return json(200, new Date(before).toISOString());
  };

  const handle = (request: Recorded, url: URL): Response => {
    if (request.token !== null && !validTokens.has(request.token))
      return json(401, { message: 'JWT expired' });
    const [, , , name = '', procedure] = url.pathname.split('/');
    if (url.pathname === '/functions/v1/token-chat') return ask(request);
    if (url.pathname === '/functions/v1/ai-trip-planner') return plan(request);
    if (url.pathname === '/functions/v1/update-profile') return saveProfile(request);
    if (url.pathname === '/functions/v1/update-avatar') return saveAvatar(request);
    if (url.pathname.endsWith('/v1/trips')) {
      const { status, body } = trips.answer(request.token?.slice(6, 42) ?? '', request.body, url);
      return json(status, body);
    }
    if (url.pathname === '/functions/v1/shared-trip') {
      const { status, body } = trips.open(request.body['secret']);
      return json(status, body);
    }
    if (name === 'rpc' && procedure === 'clear_chat')
      return clear(request.token?.slice(6, 42) ?? '', request);
    return request.method === 'POST' ? insertAll(name, request) : select(name, url);
  };

  return {
    requests,
    trips,
    charges,
    profiles,
    clears,
    validTokens,
    rows: (name: string) => [...table(name).values()],
    /** Answers what sets the server back to what it has now, as from a backup; its clock goes on. */
    backup: () => backupOf(tables, charges, profiles, clears, ...trips.all),
    /** Puts a row there as another device would have. */
    put: (name: string, row: Record<string, unknown>) => {
      insert(name, row);
    },
    /** A message that came at an instant (epoch ms). */
    putMessage: (row: Record<string, unknown>, receivedAt: number) => {
      const key = `${text(row['user_id'])} ${text(row['id'])}`;
      table('chat_messages').set(key, {
        conversation: 'assistant',
        ...row,
        received_at: new Date(receivedAt).toISOString(),
      });
    },
    /** Faults for the next requests, in order; then all goes well. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** A fault for every request whose body has a field, until it is healed. */
    failOn: (field: string, fault: Fault) => void (lasting = { field, fault }),
    /** No more faults. */
    heal: () => {
      lasting = null;
      faults.splice(0);
    },
    paths: () => requests.map((request) => `${request.method} ${request.path}`),
    /** `fetch` as one tab has it. */
    fetchFor(tab: { dead: () => boolean; die: () => void; leave: () => void }): typeof globalThis.fetch {
      return async (input, init = {}) => {
        const url = new URL(input instanceof Request ? input.url : input, 'http://waymark.test');
        if (tab.dead()) return never();
        const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null;
        const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
        const request: Recorded = {
          method: init.method ?? 'GET',
          path: url.pathname,
          token,
          accept: new Headers(init.headers).get('accept'),
          body: Object.fromEntries(Object.entries(Object(body))),
        };
        if (Array.isArray(body)) request.rows = z.array(z.record(z.string(), z.unknown())).parse(body);
        const fault = lasting && lasting.field in request.body ? lasting.fault : faults.shift();
        if (fault?.how === 'lost') throw new TypeError('Failed to fetch');
        if (fault?.how === 'portal') {
          const { status = 200, type = 'text/html; charset=utf-8', text: page = PORTAL } = fault;
          return new Response(page, { status, headers: { 'content-type': type } });
        }
        if (fault?.how === 'tab_dies') {
          if (fault.arrived) handle(request, url);
          tab.die();
          return never();
        }
        requests.push(request);
        if (fault?.how === 'tab_leaves') {
          handle(request, url);
          tab.leave();
          throw new TypeError('Failed to fetch');
        }
        if (fault?.how === 'busy') {
          const isChat = url.pathname.startsWith('/functions/');
          return json(isChat ? 409 : 503, { error: 'in_progress', message: 'busy' });
        }
        if (fault?.how === 'answer') {
          const { status, body: answer = {}, retryAfter } = fault;
          return json(status, answer, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
        }
        const response = handle(request, url);
        if (fault?.how === 'stream') return streamed(fault.text, fault.after, init.signal ?? null);
        if (fault?.how === 'unanswered') throw new TypeError('Failed to fetch');
        return response;
      };
    },
  };
}
export type FakeServer = ReturnType<typeof createFakeServer>;

/** In the order in which the server answers messages. */
function placeOf(row: Record<string, unknown>): string {
  return `${text(row['received_at'])} ${text(row['id'])}`;
}
