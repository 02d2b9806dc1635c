/** How much one question may bring back: rows by their number and by their bytes. */
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_ANSWER_BYTES } from '../../../server/http/answerLimit.ts';
import { describeOnEmbedded, type Account } from '../../support/backend.ts';
import { send } from './world.ts';

const CHAT_BYTES = 8 * 1024 * 1024;
/** One byte in the table, six in JSON. */
const HEAVY = '\u0001'.repeat(40_000);
const rowsSchema = z.array(z.object({ id: z.string() }));

describeOnEmbedded('a chat made to be heavy', (backend) => {
  let owner: Account;
  let token: string;
  const read = (query: string) =>
    send({ backend: backend() }, { path: `/rest/v1/chat_messages?${query}`, token });

  beforeAll(async () => {
    owner = await backend().account();
    token = (await owner.client.auth.getSession()).data.session?.access_token ?? '';
    await backend().database.query(
      `insert into public.chat_messages (id, user_id, role, content, created_at)
       select gen_random_uuid(), $1::uuid, 'user', $2, now() - make_interval(mins => n)
       from generate_series(1, 60) n`,
      [owner.id, HEAVY],
    );
  });

  it('is kept at its limit as it is answered, not as it is stored', async () => {
    const [kept] = await backend().database.query<{ rows: number; bytes: number }>(
      `select count(*)::int as rows, sum(octet_length(to_json(content)::text))::int as bytes
       from public.chat_messages where user_id = $1::uuid`,
      [owner.id],
    );
    expect(kept?.rows).toBeGreaterThan(30);
    expect(kept?.bytes).toBeLessThanOrEqual(CHAT_BYTES);
  });

  it('is not answered in one piece: the refusal says to ask for fewer rows, which are there', async () => {
    const { status, body } = await read('select=*&limit=1000');
    expect({ status, body }).toEqual({
      status: 413,
      body: {
        code: 'WM413',
        message: 'The rows are more than 4 MB: ask for fewer with limit and offset',
        details: null,
        hint: null,
      },
    });
    const page = await read('select=*&limit=16&order=created_at');
    expect(page.status).toBe(200);
    expect(rowsSchema.parse(page.body)).toHaveLength(16);
    expect(JSON.stringify(page.body).length).toBeLessThan(MAX_ANSWER_BYTES);
  });

  it('keeps the headers of what is answered, and hides nothing from the functions', async () => {
    const ranged = await read('select=id&limit=2');
    expect(ranged.headers.get('content-type')).toContain('application/json');
    expect(ranged.headers.get('content-range')).toMatch(/^0-1\//);
    await backend().database.exec('grant select on public.chat_messages to service_role');
    const { data, error } = await backend()
      .service()
      .from('chat_messages')
      .select('*')
      .eq('user_id', owner.id);
    await backend().database.exec('revoke select on public.chat_messages from service_role');
    expect(error).toBeNull();
    expect(data?.length).toBeGreaterThan(30);
  });
});
