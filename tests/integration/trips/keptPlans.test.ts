/** A database from before trips were kept, brought up to date: the newest plan of each chat is a trip then. */
import { expect, it } from 'vitest';
import { applyMigrations, MIGRATIONS } from '../../../server/database/migrations.ts';
import { describeOnBoth, type Account } from '../../support/backend.ts';
import { soundPlan } from '../../unit/domain/itinerary/soundPlan.ts';

const FIRST = '20261122000200';

/** What the migrations of trips made, taken back. */
const BEFORE = `
  drop table public.trip_links, public.trip_edits, public.trip_versions, public.trips cascade;
  drop function private.bound_deleted_trips(), private.drop_trip_links(), private.live_links(uuid, uuid),
    public.make_trip_link(uuid, uuid, text, text, boolean, integer), public.list_trip_links(uuid, uuid, uuid),
    public.open_trip_link(text, text), public.bring_trip(uuid, uuid, jsonb);
  drop function private.bound_trips(), private.bound_trip_edits(), private.device_instant(text), private.has_all_trips(uuid), public.delete_trip(uuid, uuid), public.copy_trip(uuid, uuid, uuid, integer, jsonb),
    public.save_trip(uuid, uuid, integer, jsonb, jsonb), public.read_trip(uuid, uuid, uuid[]),
    public.read_turn(uuid, text, uuid, boolean), public.settle_turn(uuid, uuid, integer, jsonb, jsonb),
    public.clear_chat(timestamptz, text, timestamptz);
  alter table public.token_reservations drop constraint token_reservations_reply_check;
  -- its function speaks of conversations by now; the migration replaces it
  alter table public.chat_messages disable trigger drop_stale_message;
  alter table public.chat_messages drop column conversation, drop column trip_id;
  alter table public.chat_clears drop column conversation, add primary key (user_id);
  create function public.clear_chat(before timestamptz) returns timestamptz language sql as 'select before';
  create function public.settle_tokens(uuid, uuid, integer, jsonb) returns jsonb language sql as 'select $4';
  drop function public.reserve_tokens(uuid, uuid, integer, integer, boolean, boolean);
  create function public.reserve_tokens(uuid, uuid, integer, integer, boolean) returns jsonb language sql as 'select null::jsonb';
  alter table public.token_reservations drop column answered_here;
  delete from supabase_migrations.schema_migrations where version >= '${FIRST}';`;

const NONE = { flights: [], hotels: [], tours: [] };

describeOnBoth('a chat from before trips', (backend) => {
  it('has its newest plan as a trip, and the answers since are about it', async () => {
    const { database } = backend();
    const [alice, bob, mallory] = [
      await backend().account(),
      await backend().account(),
      await backend().account(),
    ];
    await database.exec(BEFORE);
    const say = async ({ id: user_id }: Account, minute: number, role: string, results: unknown = null) => {
      const id = crypto.randomUUID();
      const created_at = `2026-11-01T10:${String(minute).padStart(2, '0')}:00Z`;
      await database.query(
        `insert into public.chat_messages (id, user_id, role, content, results, created_at)
         values ($1::uuid, $2::uuid, $3, 'text', nullif($4::jsonb -> 0, 'null'), $5)`,
        [id, user_id, role, JSON.stringify([results]), created_at],
      );
      return id;
    };
    const plan = { ...soundPlan(), warnings: [] };
    const results = { ...NONE, marker: 'm', seenAt: '2026-11-01T10:00:00Z', plan };
    await say(alice, 1, 'assistant', { ...results, plan: { ...plan, title: 'Older' } });
    const newest = await say(alice, 3, 'assistant', results);
    const thanks = await say(alice, 5, 'assistant');
    await say(bob, 1, 'assistant', NONE);
    // rows that no app wrote
    const dated = (date: unknown) => ({ ...NONE, plan: { title: 7, days: [{ date }] } });
    await say(mallory, 1, 'assistant', dated('2026-02-31'));
    await database.query(
      `insert into public.chat_clears (user_id, cleared_at) values ($1::uuid, '2020-01-01')`,
      [bob.id],
    );

    await database.exec('alter table public.chat_messages enable trigger drop_stale_message');
    const pending = MIGRATIONS.filter(({ version }) => version >= FIRST).map(({ version }) => version);
    expect(await applyMigrations(database)).toEqual(pending);

    const trips = await database.query(
      'select user_id, id, title, revision, spec, plan, offers from public.trips',
    );
    expect(trips).toEqual([
      {
        user_id: alice.id,
        id: newest,
        title: 'Paris and Rome',
        revision: 1,
        spec: null,
        plan,
        offers: { ...NONE, marker: 'm', seenAt: '2026-11-01T10:00:00Z' },
      },
    ]);
    const days = await alice.client.from('trips').select('starts_on, ends_on');
    expect(days.data).toEqual([{ starts_on: '2027-05-03', ends_on: '2027-05-06' }]);
    const about = await alice.client.from('chat_messages').select('id, conversation').eq('trip_id', newest);
    expect(about.data?.map(({ id }) => id).toSorted()).toEqual([newest, thanks].toSorted());
    expect(new Set(about.data?.map(({ conversation }) => conversation))).toEqual(new Set(['assistant']));
    const clears = await bob.client.from('chat_clears').select('conversation');
    expect(clears.data).toEqual([{ conversation: 'assistant' }]);
    expect((await mallory.client.from('chat_messages').select('trip_id')).data).toEqual([{ trip_id: null }]);
  });
});
