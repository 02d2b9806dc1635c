/** Links that open a trip to whoever has them: what they say, until when, and that every other secret gets one answer. */
import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { readShared } from '@domain/takeAlong/sharedTrip.ts';
import {
  LINK_IS_GONE,
  linksReplySchema,
  madeLinkReplySchema,
  type NewLink,
  sharedTripReplySchema,
} from '@domain/takeAlong/tripLinks.ts';
import {
  describeOnBoth,
  describeOnEmbedded,
  SITE,
  type Account,
  type TestBackend,
} from '../../support/backend.ts';
import { callFunction } from '../../support/functions.ts';
import { callTrips, keepTrip, pending, sendEdits } from '../../support/trips.ts';

const PAGE: NewLink = { kind: 'page', notes: false, days: 30 };
const FEED: NewLink = { kind: 'feed' };
const DAY = 86_400_000;

const makeLink = async (backend: TestBackend, owner: Account, trip_id: string, link: NewLink) =>
  madeLinkReplySchema.parse((await callTrips(backend, owner, { action: 'link', trip_id, link })).body);
const open = (backend: TestBackend, secret: string) => callFunction(backend, 'shared-trip', { secret }, null);
const subscribe = (backend: TestBackend, key: string, headers: Record<string, string> = {}) =>
  backend.fetch(new Request(`${SITE}/functions/v1/trip-feed?key=${encodeURIComponent(key)}`, { headers }));

async function planOf(backend: TestBackend, secret: string) {
  const { body } = await open(backend, secret);
  const plan = readShared(sharedTripReplySchema.parse(body).trip);
  if (!plan) throw new Error('not the shared form');
  return plan;
}

describeOnBoth('a link to a trip', (backend) => {
  let owner: Account;
  beforeAll(async () => {
    owner = await backend().account({ subscription_status: 'Pro' });
  });
  const make = (trip: string, link: NewLink = PAGE) => makeLink(backend(), owner, trip, link);
  const setPlan = (subscription_status: 'Free' | 'Pro', status: 'active' | 'suspended' = 'active') =>
    backend().service().from('profiles').update({ subscription_status, status }).eq('id', owner.id);

  it('opens the trip as it is by then, for anyone, until its day', async () => {
    const { id, itemId, plan } = await keepTrip(backend(), owner);
    const { secret, links } = await make(id);
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(links).toMatchObject([{ kind: 'page', withNotes: false }]);
    const life = Date.parse(links[0]?.until ?? '') - Date.parse(links[0]?.madeAt ?? '');
    expect(life).toBe(30 * DAY);
    expect((await planOf(backend(), secret)).days).toHaveLength(plan.days.length);
    await sendEdits(backend(), owner, id, pending({ kind: 'removeItem', item: itemId('Louvre') }));
    await sendEdits(backend(), owner, id, pending({ kind: 'rename', title: 'With Ben' }));
    const now = await planOf(backend(), secret);
    expect(now.title).toBe('With Ben');
    expect(JSON.stringify(now)).not.toContain('Louvre');
  });

  it('tells no price, booking, party or home, and notes on request alone', async () => {
    const { id, itemId } = await keepTrip(backend(), owner);
    const item = itemId('Food walk');
    const booking = { reference: 'ABC123', price: 84.5 };
    await sendEdits(
      backend(),
      owner,
      id,
      pending({ kind: 'noteItem', item, note: 'Meet Ana at the pyramid' }),
      pending({ kind: 'bookItem', item, booking }),
    );
    const plain = JSON.stringify((await open(backend(), (await make(id)).secret)).body);
    const noted = JSON.stringify(
      (await open(backend(), (await make(id, { ...PAGE, notes: true })).secret)).body,
    );
    for (const answer of [plain, noted]) {
      expect(answer).not.toMatch(/ABC123|84\.5|partner\.test|adults|Traveller/);
      expect(answer).not.toContain(owner.id);
      expect(answer).not.toContain(owner.email);
      expect(answer).not.toContain(id);
    }
    expect([plain.includes('Meet Ana'), noted.includes('Meet Ana')]).toEqual([false, true]);
  });

  it('is kept by what its secret hashes to', async () => {
    const { id } = await keepTrip(backend(), owner);
    const { secret } = await make(id);
    const rows = await backend().database.query(
      'select l::text as row from public.trip_links l where trip_id = $1::uuid',
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const again = await callTrips(backend(), owner, { action: 'links', trip_id: id });
    expect(JSON.stringify(again.body)).not.toMatch(new RegExp(`${secret}|hash`));
  });

  it('gives one answer to all that do not open', async () => {
    const { id } = await keepTrip(backend(), owner);
    const feed = await make(id, FEED);
    const taken = await make(id);
    const [link] = taken.links;
    const unlink = { action: 'unlink', trip_id: id, link_id: link?.id };
    const left = linksReplySchema.parse((await callTrips(backend(), owner, unlink)).body);
    expect(left.links.map(({ kind }) => kind)).toEqual(['feed']);
    expect((await callTrips(backend(), owner, unlink)).status).toBe(200);
    const over = await make(id);
    await backend().database.query('update public.trip_links set expires_at = now() where id = $1::uuid', [
      over.links[0]?.id ?? '',
    ]);
    const gone = await keepTrip(backend(), owner);
    const goneLink = await make(gone.id);
    await callTrips(backend(), owner, { action: 'delete', trip_id: gone.id });
    const rows = await backend().database.query('select 1 from public.trip_links where trip_id = $1::uuid', [
      gone.id,
    ]);
    expect(rows).toEqual([]);
    const secrets = [
      'x'.repeat(32),
      '',
      "' or 1=1--",
      'é'.repeat(100),
      feed.secret,
      taken.secret,
      over.secret,
      goneLink.secret,
    ];
    for (const secret of secrets) {
      const { status, error, headers } = await open(backend(), secret);
      expect([status, error?.error, error?.message, error?.field]).toEqual([
        404,
        'not_found',
        LINK_IS_GONE,
        undefined,
      ]);
      expect(headers.get('x-robots-tag')).toContain('noindex');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
    for (const key of [...secrets.filter((one) => one !== feed.secret), (await make(id)).secret]) {
      const response = await subscribe(backend(), key);
      expect([response.status, await response.json()]).toMatchObject([404, { message: LINK_IS_GONE }]);
    }
    expect((await subscribe(backend(), feed.secret)).status).toBe(200);
  });

  it('rests while the account pays for no plan or is suspended', async () => {
    const { id } = await keepTrip(backend(), owner);
    const { secret } = await make(id);
    const statuses: number[] = [];
    for (const [plan, status] of [
      ['Free', 'active'],
      ['Pro', 'suspended'],
      ['Pro', 'active'],
    ] as const) {
      await setPlan(plan, status);
      statuses.push((await open(backend(), secret)).status);
    }
    expect(statuses).toEqual([404, 404, 200]);
  });

  it('is made by a paying owner alone, of what is there, ten of a trip', async () => {
    const { id } = await keepTrip(backend(), owner);
    const other = await backend().account({ subscription_status: 'Business' });
    const free = await backend().account();
    const { id: freeTrip } = await keepTrip(backend(), free);
    const asked = (by: Account, trip_id: string, link: unknown = PAGE) =>
      callTrips(backend(), by, { action: 'link', trip_id, link });
    const told = async (answer: ReturnType<typeof asked>) => {
      const { status, error } = await answer;
      return [status, error?.error, error?.field];
    };
    expect(await told(asked(other, id))).toEqual([404, 'not_found', 'trip_id']);
    expect(await told(callTrips(backend(), other, { action: 'links', trip_id: id }))).toEqual([
      404,
      'not_found',
      'trip_id',
    ]);
    expect(await told(asked(free, freeTrip))).toEqual([403, 'forbidden', undefined]);
    expect(await told(asked(owner, id, { ...PAGE, days: 3650 }))).toEqual([400, 'bad_request', 'link.days']);
    expect(await told(asked(owner, id, { kind: 'write' }))).toEqual([400, 'bad_request', 'link.kind']);
    const visitor = await callFunction(backend(), 'trips', { action: 'link', trip_id: id, link: PAGE }, null);
    expect(visitor.status).toBe(401);
    for (let count = 0; count < 10; count += 1) await make(id, count % 2 === 0 ? PAGE : FEED);
    const full = await asked(owner, id);
    expect([full.status, full.error?.message]).toEqual([409, expect.stringContaining('10 links')]);
    // one that is over makes room
    await backend().database.query(
      "update public.trip_links set expires_at = now() - interval '1 day' where trip_id = $1::uuid and kind = 'page'",
      [id],
    );
    expect((await asked(owner, id)).status).toBe(200);
  });

  it('goes with the account', async () => {
    const leaving = await backend().account({ subscription_status: 'Pro' });
    const { id } = await keepTrip(backend(), leaving);
    const { secret } = await makeLink(backend(), leaving, id, PAGE);
    await backend().service().auth.admin.deleteUser(leaving.id);
    expect((await open(backend(), secret)).status).toBe(404);
    expect(
      await backend().database.query('select 1 from public.trip_links where user_id = $1::uuid', [
        leaving.id,
      ]),
    ).toEqual([]);
  });

  it('is an address for a calendar as well, which is told when it has it already', async () => {
    const { id, itemId } = await keepTrip(backend(), owner);
    const { secret, links } = await make(id, FEED);
    expect(links).toMatchObject([{ kind: 'feed', until: null }]);
    const first = await subscribe(backend(), secret);
    const text = await first.text();
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(first.headers.get('x-robots-tag')).toContain('noindex');
    expect(Date.parse(first.headers.get('last-modified') ?? '')).toBe(Date.parse('2026-11-21T09:00:00Z'));
    const events = ICAL.Component.fromString(text).getAllSubcomponents('vevent');
    expect(events.length).toBeGreaterThan(10);
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    const etag = first.headers.get('etag') ?? '';
    const again = await subscribe(backend(), secret, { 'if-none-match': `W/"x", ${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    await sendEdits(backend(), owner, id, pending({ kind: 'removeItem', item: itemId('Louvre') }));
    const changed = await subscribe(backend(), secret, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    const after = ICAL.Component.fromString(await changed.text()).getAllSubcomponents('vevent');
    expect(after).toHaveLength(events.length - 1);
  });

  it('says no more to a robot than to anybody', async () => {
    const { id } = await keepTrip(backend(), owner);
    const { secret } = await make(id, FEED);
    const robot = { 'user-agent': 'Googlebot/2.1', from: 'googlebot@googlebot.com' };
    const answers = await Promise.all([subscribe(backend(), secret), subscribe(backend(), secret, robot)]);
    const [asAnybody, asRobot] = await Promise.all(answers.map((answer) => answer.text()));
    expect(asRobot).toBe(asAnybody);
    const guessed = await subscribe(backend(), 'x'.repeat(32), robot);
    expect(guessed.status).toBe(404);
  });
});

describeOnEmbedded(
  'guesses of links',
  (backend) => {
    describe('ten thousand from one address', () => {
      it('end after sixty, and keep nobody else from reading', async () => {
        const owner = await backend().account({ subscription_status: 'Pro' });
        const { id } = await keepTrip(backend(), owner);
        const { secret } = await makeLink(backend(), owner, id, PAGE);
        const from = (address: string, guess: string) =>
          backend().fetch(
            new Request(`${SITE}/functions/v1/shared-trip`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ secret: guess }),
            }),
            { address },
          );
        const seen = new Map<number, number>();
        for (let guess = 0; guess < 10_000; guess += 1) {
          const { status } = await from('203.0.113.9', String(guess).padStart(32, 'A'));
          seen.set(status, (seen.get(status) ?? 0) + 1);
        }
        expect(Object.fromEntries(seen)).toEqual({ 404: 60, 429: 9_940 });
        const late = await from('203.0.113.9', secret);
        expect([late.status, late.headers.get('retry-after')]).toEqual([429, '3']);
        for (let read = 0; read < 70; read += 1)
          expect((await from('198.51.100.7', secret)).status).toBe(200);
      });
    });
  },
  async () => ({ now: () => 0 }),
);
