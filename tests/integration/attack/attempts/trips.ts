/** Trips of others, and one's own past the functions that decide what becomes of them. */
import { type Attempt, type Call, LINK_HASH, type World } from '../world.ts';
import { DENIED, insert, VISITOR_DENIED, wideOpen } from './shared.ts';

const NOT_THERE = { status: 404, body: { error: 'not_found', field: 'trip_id' } };

const edits = (edit: object = { kind: 'rename', title: 'Pwned' }) => [
  {
    id: crypto.randomUUID(),
    edit,
    baseRevision: 1,
    madeAt: new Date().toISOString(),
    deviceId: crypto.randomUUID(),
    device: 'Evil',
  },
];

const call = (name: string, body: object, token: string | null): Call => ({
  method: 'POST',
  path: `/functions/v1/${name}`,
  body,
  token,
});

const chat = ({ alice }: World, body: object): Call =>
  call(
    'token-chat',
    { user_id: alice.id, message: 'Make it cheaper', message_id: crypto.randomUUID(), ...body },
    alice.token,
  );

/** By their right to the table, before any policy. */
const rows: readonly Attempt[] = (['user', 'visitor'] as const).flatMap((actor): Attempt[] => {
  const tokenOf = ({ alice }: World) => (actor === 'user' ? alice.token : null);
  const denied = actor === 'user' ? DENIED : VISITOR_DENIED;
  const role = actor === 'user' ? 'authenticated' : 'anon';
  return [
    {
      actor,
      name: 'makes a trip by hand',
      call: (world) =>
        insert('trips', { user_id: world.alice.id, id: crypto.randomUUID(), title: 'Pwned' }, tokenOf(world)),
      refused: denied('trips'),
      guard: wideOpen('trips', 'insert', role),
    },
    {
      actor,
      name: 'makes a state to go back to',
      call: (world) =>
        insert(
          'trip_versions',
          { user_id: world.bob.id, trip_id: world.bobs.trip, revision: 9, before: { title: 'Pwned' } },
          tokenOf(world),
        ),
      refused: denied('trip_versions'),
    },
    {
      actor,
      name: 'writes history',
      call: (world) =>
        insert(
          'trip_edits',
          {
            user_id: world.bob.id,
            trip_id: world.bobs.trip,
            id: crypto.randomUUID(),
            source: 'assistant',
            edit: {},
            outcome: 'applied',
            revision: 1,
            made_at: new Date().toISOString(),
          },
          tokenOf(world),
        ),
      refused: denied('trip_edits'),
    },
    {
      actor,
      name: 'makes a link by hand',
      call: (world) =>
        insert(
          'trip_links',
          {
            user_id: world.bob.id,
            trip_id: world.bobs.trip,
            kind: 'page',
            secret_hash: '0'.repeat(64),
          },
          tokenOf(world),
        ),
      refused: denied('trip_links'),
    },
    {
      actor,
      name: 'reads what links are kept by',
      call: (world) => ({ path: '/rest/v1/trip_links?select=*', token: tokenOf(world) }),
      refused: denied('trip_links'),
    },
    ...['trips?id', 'trip_versions?trip_id', 'trip_edits?trip_id', 'trip_links?trip_id'].flatMap(
      (filter): Attempt[] => {
        const table = filter.slice(0, filter.indexOf('?'));
        const path = ({ bobs }: World) => `/rest/v1/${filter}=eq.${bobs.trip}`;
        return [
          {
            actor,
            name: `rewrites ${table}`,
            call: (world) => ({
              method: 'PATCH',
              path: path(world),
              body: table === 'trip_links' ? { with_notes: true } : { revision: 1_000_000 },
              token: tokenOf(world),
            }),
            refused: denied(table),
          },
          {
            actor,
            name: `deletes ${table}`,
            call: (world) => ({ method: 'DELETE', path: path(world), token: tokenOf(world) }),
            refused: denied(table),
          },
        ];
      },
    ),
  ];
});

export const trips: readonly Attempt[] = [
  ...rows,
  {
    actor: 'user',
    name: 'edits another’s trip',
    call: ({ alice, bobs }) =>
      call('trips', { action: 'edit', trip_id: bobs.trip, edits: edits() }, alice.token),
    refused: NOT_THERE,
  },
  {
    actor: 'user',
    name: 'copies another’s trip',
    call: ({ alice, bobs }) =>
      call('trips', { action: 'copy', trip_id: bobs.trip, copy_id: crypto.randomUUID() }, alice.token),
    refused: NOT_THERE,
  },
  {
    actor: 'user',
    name: 'deletes another’s trip',
    call: ({ alice, bobs }) => call('trips', { action: 'delete', trip_id: bobs.trip }, alice.token),
    refused: NOT_THERE,
  },
  {
    actor: 'user',
    name: 'makes a link to another’s trip',
    call: ({ alice, bobs }) =>
      call('trips', { action: 'link', trip_id: bobs.trip, link: { kind: 'feed' } }, alice.token),
    refused: NOT_THERE,
  },
  {
    actor: 'user',
    name: 'lists and takes back another’s links',
    call: ({ alice, bobs }) =>
      call('trips', { action: 'unlink', trip_id: bobs.trip, link_id: bobs.link }, alice.token),
    refused: NOT_THERE,
  },
  {
    actor: 'visitor',
    name: 'opens a link by what it is kept by',
    call: () => call('shared-trip', { secret: LINK_HASH }, null),
    refused: { status: 404, body: { error: 'not_found' } },
  },
  {
    actor: 'visitor',
    name: 'edits a trip',
    call: ({ bobs }) => call('trips', { action: 'edit', trip_id: bobs.trip, edits: edits() }, null),
    refused: { status: 401, body: { error: 'unauthorized' } },
  },
  {
    actor: 'user',
    name: 'makes a trip through the function',
    call: ({ alice }) => call('trips', { action: 'create', trip: { title: 'Pwned' } }, alice.token),
    refused: { status: 400, body: { error: 'bad_request', field: 'action' } },
  },
  ...(
    [
      ['an item of a plan, whole', { kind: 'addItem', item: { id: 'x', title: 'Pwned' } }, 'edits.0.edit.id'],
      ['a plan', { kind: 'putPlan', plan: { title: 'Pwned' } }, 'edits.0.edit.kind'],
      [
        'a price beyond all',
        { kind: 'bookItem', item: 'x', booking: { reference: '', price: 1e12 } },
        'edits.0.edit.booking.price',
      ],
      ['a day 200', { kind: 'moveItem', item: 'x', day: 200, index: 0 }, 'edits.0.edit.day'],
      ['an object for an item', { kind: 'removeItem', item: { $ne: '' } }, 'edits.0.edit.item'],
      ['a title with a line break', { kind: 'rename', title: 'a\nb' }, 'edits.0.edit.title'],
      ['a NUL', { kind: 'noteItem', item: 'x', note: 'a\0' }, 'edits.0.edit.note'],
    ] as const
  ).map(([what, edit, field]): Attempt => ({
    actor: 'user',
    name: `sends an edit with ${what}`,
    call: ({ alice, bobs }) =>
      call('trips', { action: 'edit', trip_id: bobs.trip, edits: edits(edit) }, alice.token),
    refused: { status: 400, body: { error: 'bad_request', field } },
  })),
  {
    actor: 'user',
    name: 'chats about a trip that is no id',
    call: (world) => chat(world, { trip_id: "' or 1=1--" }),
    refused: { status: 400, body: { error: 'bad_request', field: 'trip_id' } },
  },
  {
    actor: 'user',
    name: 'chats in a conversation of its own making',
    call: (world) => chat(world, { conversation: 'system' }),
    refused: { status: 400, body: { error: 'bad_request', field: 'conversation' } },
  },
];
