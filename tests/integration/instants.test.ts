/** Instants as /rest/v1 answers them: ISO 8601 (requirements §3), whichever the database. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { isoInstant } from '../../server/database/instants.ts';
import { describeOnBoth } from '../support/backend.ts';

const iso = z.iso.datetime({ offset: true });

it.each([
  ['2026-11-23 21:59:54.07+00', '2026-11-23T21:59:54.07+00:00'],
  ['2026-11-23 21:59:54.123456-03:30', '2026-11-23T21:59:54.123456-03:30'],
  ['2026-11-23 21:59:54+05:45', '2026-11-23T21:59:54+05:45'],
  ['infinity', 'infinity'],
  ['0044-03-15 12:00:00+00 BC', '0044-03-15 12:00:00+00 BC'],
])('%s is %s', (written, answered) => {
  expect(isoInstant(written)).toBe(answered);
});

describeOnBoth('an instant', (backend) => {
  it('is ISO 8601 in a row that is read, that is changed and in a list, to the last digit', async () => {
    const at = '2026-11-21T09:00:00.123456+00:00';
    const { client, id } = await backend().account();
    const admin = await backend().account({ role: 'admin' });
    const changed = await client
      .from('profiles')
      .update({ nickname: 'Al' })
      .eq('id', id)
      .select('*')
      .single();
    const read = await client.from('profiles').select('created_at, updated_at').eq('id', id).single();
    await backend().put('analytics_events', {
      event_name: 'page_view',
      properties: { path: '/' },
      created_at: at,
    });
    const events = await admin.client.from('analytics_events').select('created_at').eq('created_at', at);
    const posts = await backend().visitor().from('blog_posts').select('published_at').limit(2);
    expect(events.data).toEqual([{ created_at: at }]);
    const instants = [
      changed.data?.updated_at,
      read.data?.created_at,
      read.data?.updated_at,
      ...(posts.data ?? []).map(({ published_at }) => published_at),
    ];
    expect(instants).toHaveLength(5);
    for (const instant of instants) expect(iso.safeParse(instant).error).toBeUndefined();
  });
});
