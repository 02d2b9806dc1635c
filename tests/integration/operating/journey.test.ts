/** One traveller's way through everything that the app does, on what the migrations grant and nothing else. */
import { expect, it } from 'vitest';
import { chatReplySchema } from '@domain/chat/chatApi.ts';
import { describeOnBoth, PASSWORD } from '../../support/backend.ts';
import { booksOf, complete, paidSession } from '../../support/billing.ts';
import { callFunction, tokenOf } from '../../support/functions.ts';

const EMAIL = 'journey@example.test';

describeOnBoth('a journey on the granted rights', (backend) => {
  it('leads from the blog over a plan and a purchase to the end of the account', async () => {
    const visitor = backend().visitor();
    expect((await visitor.from('blog_posts').select('*')).data?.length).toBeGreaterThan(0);
    const left = await Promise.all([
      visitor.from('newsletter_subscribers').insert({ email: EMAIL }),
      visitor.from('affiliate_clicks').insert({ link: 'https://www.aviasales.com/' }),
      visitor.from('analytics_events').insert({ event_name: 'page_view', properties: { path: '/blog' } }),
    ]);
    expect(left.map(({ error }) => error)).toEqual([null, null, null]);

    await visitor.auth.signUp({ email: EMAIL, password: PASSWORD, options: { data: { full_name: 'Ama' } } });
    const mail = backend()
      .mailbox.list()
      .find(({ to }) => to === EMAIL);
    await backend().fetch(new Request(mail?.links[0] ?? ''));
    const client = await backend().signIn(EMAIL, PASSWORD);
    const id = (await client.auth.getUser()).data.user?.id ?? '';
    const account = { id, email: EMAIL, client };
    const token = await tokenOf(client);

    const saved = await callFunction(backend(), 'update-profile', { nickname: 'Am' }, token);
    expect(saved.error).toBeNull();
    const renamed = await client
      .from('profiles')
      .update({ full_name: 'Ama B' })
      .eq('id', id)
      .select('nickname');
    expect(renamed.data).toEqual([{ nickname: 'Am' }]);

    const message = crypto.randomUUID();
    const question = { user_id: id, message_id: message, message: 'Five days in Kyoto for two', history: [] };
    const turn = await callFunction(backend(), 'token-chat', question, token);
    const { reply, charged } = chatReplySchema.parse(turn.body);
    expect(charged).toBeGreaterThan(0);
    // as an older version of the app sends it: what the server has kept already
    const kept = { id: message, user_id: id, role: 'user', created_at: new Date().toISOString() };
    expect((await client.from('chat_messages').insert({ ...kept, content: 'again' })).error).toBeNull();
    const stored = await client.from('chat_messages').select('role, content').order('created_at');
    expect(stored.data).toEqual([
      { role: 'user', content: question.message },
      { role: 'assistant', content: reply },
    ]);
    const trips = await client.from('trips').select('id, title, revision');
    expect(trips.data).toMatchObject([{ id: message, revision: 1 }]);
    const edit = { kind: 'rename', title: 'Kyoto with Ben' };
    const edits = [
      {
        id: crypto.randomUUID(),
        edit,
        baseRevision: 1,
        madeAt: kept.created_at,
        deviceId: kept.id,
        device: 'Phone',
      },
    ];
    const renamedTrip = await callFunction(
      backend(),
      'trips',
      { action: 'edit', trip_id: message, edits },
      token,
    );
    expect(renamedTrip.body).toMatchObject({
      trip: { title: edit.title },
      outcomes: [{ status: 'applied' }],
    });
    expect((await client.from('trips').select('title, undo_depth')).data).toEqual([
      { title: edit.title, undo_depth: 1 },
    ]);
    const usage = await client.rpc('my_usage', { p_days: 30, p_zone: 'UTC' });
    expect(usage.data).toMatchObject([{ tokens: charged, chats: 1 }]);
    expect((await client.rpc('clear_chat', { before: kept.created_at })).error).toBeNull();
    expect((await client.from('trips').select('id')).data).toHaveLength(1);
    expect((await client.from('chat_clears').select('user_id')).data).toEqual([{ user_id: id }]);

    const session = await paidSession(backend(), account, 'Premium');
    expect(await complete(account, session)).toMatchObject({ status: 'completed' });
    expect(await booksOf(backend(), account)).toMatchObject({ plan: 'Premium', balance: 310_000 - charged });
    expect((await client.from('token_topups').select('tier')).data).toEqual([{ tier: 'Premium' }]);
    expect((await client.from('subscriptions').select('id')).data).toEqual([]);
    expect((await callFunction(backend(), 'cancel-plan', {}, token)).error).toBeNull();

    const admin = await backend().signIn('admin@waymark.test', 'waymark1');
    expect((await admin.rpc('admin_list_users', { search: EMAIL })).data).toMatchObject({ total: 1 });
    expect((await admin.rpc('admin_analytics', {})).error).toBeNull();
    const events = await admin.from('analytics_events').select('event_name').eq('event_name', 'ai_usage');
    expect(events.data?.length).toBeGreaterThan(0);
    const given = await admin
      .from('profiles')
      .update({ token_balance: 5 })
      .eq('id', id)
      .select('token_balance');
    expect(given.data).toEqual([{ token_balance: 5 }]);
    const article = { slug: 'journey', title: 'T', category: 'C', author: 'A', content: 'x' };
    expect((await admin.from('blog_posts').insert(article)).error).toBeNull();
    const gone = await admin.from('blog_posts').delete().eq('slug', 'journey').select('slug');
    expect(gone.data).toEqual([{ slug: 'journey' }]);

    expect((await callFunction(backend(), 'delete-user', {}, token)).body).toEqual({ deleted: true });
    expect((await admin.from('profiles').select('id').eq('id', id)).data).toEqual([]);
  });
});
