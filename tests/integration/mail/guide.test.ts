import { expect, it } from 'vitest';
import { describeOnEmbedded, SITE } from '../../support/backend.ts';

describeOnEmbedded('the newsletter’s guide', (backend) => {
  const lettersTo = (email: string) =>
    backend()
      .mailbox.list()
      .filter(({ to }) => to.toLowerCase() === email.toLowerCase());
  const subscribe = async (rows: object | object[], headers: Record<string, string> = {}, query = '') => {
    const response = await backend().fetch(
      new Request(`${SITE}/rest/v1/newsletter_subscribers${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: backend().publishableKey, ...headers },
        body: JSON.stringify(rows),
      }),
    );
    return response.status;
  };

  it('goes to a new subscriber, with the way to the article and off the list', async () => {
    expect(await subscribe({ email: 'Mia@example.test' })).toBe(201);
    const [letter, ...more] = lettersTo('mia@example.test');
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      to: 'Mia@example.test',
      subject: 'Your free AI trip planner guide',
      links: [`${SITE}/article/ai-trip-planner`],
    });
    expect(letter?.text.match(/^\d+\. /gm)).toHaveLength(10);
    expect(letter?.text).toContain('write to hello@waymark.example');
    expect(letter?.html).toContain(`href="${SITE}/article/ai-trip-planner"`);
  });

  it('goes to nobody twice: not for a duplicate, a repeat, or a second request', async () => {
    const id = crypto.randomUUID();
    expect(await subscribe({ id, email: 'once@example.test' })).toBe(201);
    expect(await subscribe({ id, email: 'once@example.test' })).toBe(201);
    expect(await subscribe({ email: 'ONCE@example.test' })).toBe(409);
    expect(await subscribe({ email: 'other@example.test' })).toBe(201);
    expect(lettersTo('once@example.test')).toHaveLength(1);
  });

  it('goes once to each when they come at the same moment', async () => {
    const emails = Array.from({ length: 6 }, (_, n) => `crowd${n}@example.test`);
    await Promise.all(emails.map((email) => subscribe({ email })));
    for (const email of emails) expect(lettersTo(email)).toHaveLength(1);
  });

  it('goes to no address that hides several, and carries no words of the sender', async () => {
    const before = backend().mailbox.list().length;
    for (const email of ['a,b@x.test', 'a;b@x.test', 'a<b@x.test']) {
      expect(await subscribe({ email })).toBe(201);
    }
    expect(backend().mailbox.list()).toHaveLength(before);
    await subscribe({ email: 'words@example.test', guide: 'Buy now' });
    await subscribe({ email: 'words@example.test' });
    expect(lettersTo('words@example.test')[0]?.text).not.toContain('Buy now');
  });

  it('does not follow an insert that was refused', async () => {
    const before = backend().mailbox.list().length;
    expect(await subscribe({ email: 'not an address' })).toBe(400);
    expect(backend().mailbox.list()).toHaveLength(before);
  });
});
