/** The n8n webhook against loopback stubs, and what the letter says. */
import { afterEach, describe, expect, it } from 'vitest';
import { parseEnv } from '../../../supabase/functions/_shared/env.ts';
import { writeLetter } from '../../../supabase/functions/_shared/followUp/letter.ts';
import { createN8nFollowUp, type FollowUp } from '../../../supabase/functions/_shared/providers/followUp.ts';
import { createProviders } from '../../../supabase/functions/_shared/providers/providers.ts';
import { ENV } from '../support/assistant.ts';
import { startLoopback, type Answer, type Loopback } from '../support/loopback.ts';

const KYOTO = { url: 'https://partner.test/kyoto?a=1&b=2', destination: 'Kyoto', checkIn: '2027-04-12' };
const READER = { nickname: 'Sam', interests: ['Food'] };
const FOLLOW_UP: FollowUp = {
  id: 'follow-up-0001',
  userEmail: 'sam@waymark.test',
  bookingDetails: KYOTO,
  letter: writeLetter(KYOTO, READER),
};

const servers: Loopback[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A webhook on a stub; only a stub that hangs gets little time. */
async function n8n(answers: readonly (Answer | 'hang')[]) {
  const server = await startLoopback(answers);
  servers.push(server);
  const timeoutMs = answers.includes('hang') ? 300 : 10_000;
  const provider = createN8nFollowUp({ url: `${server.url}/webhook/trip`, fetch, timeoutMs });
  return { server, provider };
}

describe('n8n', () => {
  it('is given the details, the address and the letter, with an id that names the request', async () => {
    const { server, provider } = await n8n([{ body: { message: 'Workflow was started' } }]);
    await provider.send(FOLLOW_UP);
    expect(server.received).toMatchObject([
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'follow-up-0001' },
        body: { userEmail: 'sam@waymark.test', bookingDetails: KYOTO, letter: { subject: 'Tips for Kyoto' } },
      },
    ]);
    expect(server.received[0]?.url.pathname).toBe('/webhook/trip');
  });

  it.each<[string, Answer]>([
    ['nothing', { body: '' }],
    ['what is no JSON', { body: '{"message": "Workf' }],
    ['204', { status: 204, body: '' }],
  ])('may answer %s: a 2xx is enough', async (_, answer) => {
    const { provider } = await n8n([answer]);
    await expect(provider.send(FOLLOW_UP)).resolves.toBeUndefined();
  });

  it.each([429, 502, 503, 504])('is tried once more after %s, with the same id', async (status) => {
    const { server, provider } = await n8n([
      { status, headers: { 'retry-after': '0' }, body: '' },
      { body: {} },
    ]);
    await provider.send(FOLLOW_UP);
    const ids = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(ids).toEqual(['follow-up-0001', 'follow-up-0001']);
  });

  it.each<[string, readonly (Answer | 'hang')[], number]>([
    ['401', [{ status: 401, body: { message: 'Authorization data is wrong!' } }], 1],
    ['404', [{ status: 404, body: { message: 'The requested webhook is not registered' } }], 1],
    ['429 with a long wait', [{ status: 429, headers: { 'retry-after': '600' }, body: '' }], 1],
    ['429 twice', [{ status: 429, headers: { 'retry-after': '0' }, body: '' }], 2],
    ['500', [{ status: 500, body: '' }], 1],
    ['503 twice', [{ status: 503, headers: { 'retry-after': '0' }, body: '' }], 2],
    ['a hang', ['hang'], 1],
  ])('%s is a provider error, which does not quote the address', async (_, answers, tries) => {
    const { server, provider } = await n8n(answers);
    const failure = await provider.send(FOLLOW_UP).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'ProviderError', provider: 'n8n' });
    expect(String(failure)).not.toContain('sam@');
    expect(server.received).toHaveLength(tries);
  });

  it('is used when it is configured, and only then', () => {
    const configured = parseEnv({ ...ENV, N8N_WEBHOOK_URL: 'https://n8n.test/webhook/x' });
    expect(createProviders(configured, fetch).followUp).not.toBeNull();
    expect(createProviders(parseEnv(ENV), fetch).followUp).toBeNull();
    expect(() => parseEnv({ ...ENV, N8N_WEBHOOK_URL: 'n8n' })).toThrow(/N8N_WEBHOOK_URL must be an http/);
  });
});

describe('the letter', () => {
  it('tells what the guide knows of the month, the way there and a day out that fits', () => {
    const { subject, text } = writeLetter(KYOTO, { nickname: 'Sam', interests: ['Nightlife'] });
    expect(subject).toBe('Tips for Kyoto');
    expect(text).toMatch(/^Hello Sam,\n\nhere are the tips you asked for, for Kyoto from 2027-04-12\./);
    expect(text).toContain('Cherry trees usually flower');
    expect(text).toContain('From Kansai airport the Haruka express');
    expect(text).toMatch(/A day out\n- Osaka:/);
    expect(text).toContain(KYOTO.url);
    expect(text).not.toContain('sample data');
  });

  it('says less of a place without a guide, and of none at all, and what is sample data', () => {
    const unknown = writeLetter({ url: KYOTO.url, destination: 'Ulaanbaatar', sample: true }, READER);
    expect(unknown.text).toContain('Passport, visa and health rules');
    expect(unknown.text).toContain('sample data');
    expect(unknown.text).not.toContain('What to eat');
    expect(writeLetter({ url: KYOTO.url }, { nickname: ' ', interests: [] })).toMatchObject({
      subject: 'Tips for your trip',
      text: expect.stringMatching(/^Hello traveller,/),
    });
  });

  it('escapes what travellers typed in its HTML, and leaves the text as it is', () => {
    const name = `<img src=x onerror="alert('1')">&`;
    const details = { url: `https://partner.test/?q="><script>x</script>`, destination: name };
    const { html, text } = writeLetter(details, { nickname: name, interests: [] });
    expect(html).not.toMatch(/<(img|script)/);
    expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;,');
    expect(html).toContain('href="https://partner.test/?q=&quot;&gt;&lt;script&gt;x&lt;/script&gt;"');
    expect(text).toContain(`Hello ${name},`);
  });
});
