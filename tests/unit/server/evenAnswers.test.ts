import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { evenAnswers } from '../../../server/auth/evenAnswers.ts';

/** A backend that is done at once, and a pause that the test ends. */
function world() {
  const pause = new EventTarget();
  const asked: string[] = [];
  const ended = () => new Promise((resolve) => pause.addEventListener('end', resolve, { once: true }));
  const app = new Hono();
  app.route('/', evenAnswers(ended));
  app.post('/auth/v1/:call', (context) => {
    asked.push(context.req.param('call'));
    return context.json({});
  });
  return { app, asked, end: () => pause.dispatchEvent(new Event('end')) };
}

describe('a call that may send a mail', () => {
  it.each(['recover', 'resend'])(
    '%s is answered when the pause is over, though it was done before',
    async (call) => {
      const { app, asked, end } = world();
      let isAnswered = false;
      const ask = async () => {
        const { status } = await app.request(`/auth/v1/${call}`, { method: 'POST' });
        isAnswered = true;
        return status;
      };
      const answer = ask();
      await expect.poll(() => asked).toEqual([call]);
      expect(isAnswered).toBe(false);
      end();
      expect(await answer).toBe(200);
    },
  );

  it('is alone in this: others are not held up', async () => {
    const { app } = world();
    expect((await app.request('/auth/v1/token', { method: 'POST' })).status).toBe(200);
  });
});
