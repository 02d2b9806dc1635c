/** Choices between two things: what is known of both is told, and the plan stays. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../functions/support/assistant.ts';

const BARCELONA = 'Barcelona, 4 days from 11 May 2027 for two';

describe('which of two things is better', () => {
  it.each([
    'which one would you pick, Park Güell or Montjuïc?',
    'Park Güell or Montjuïc?',
    'should we do Park Güell or Montjuïc',
    'would you rather do Park Güell or Montjuïc',
    'is Park Güell nicer than Montjuïc?',
    'Park Güell vs Montjuïc, what would you do?',
  ])('%s', async (message) => {
    const { reply, plan } = await ask(message, { after: [BARCELONA] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/^Which is better is for you to say[\s\S]*Park Güell[\s\S]*Montjuïc/);
  });

  it('says where it knows but one of them', async () => {
    const { reply } = await ask('Park Güell or the Blorbo?', { after: [BARCELONA] });
    expect(reply).toMatch(/Of “the Blorbo” I know nothing\.[\s\S]*Park Güell/);
  });

  it.each(['Rome or Florence?', 'should we do Rome or Florence'])('of towns: %s', async (message) => {
    const { reply, plan } = await ask(message, { after: [BARCELONA] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/^Rome or Florence: which shall it be\?/);
  });

  it('of months', async () => {
    const { reply, plan } = await ask('May or June?', { after: [BARCELONA] });
    expect(plan).toBeUndefined();
    expect(reply).toContain('by season');
  });

  it.each(['something with music or dance on day 3?', 'a museum or a gallery on day 2 please'])(
    'is no such question: %s',
    async (message) => {
      expect((await ask(message, { after: [BARCELONA] })).reply).not.toMatch(/^Which is better/);
    },
  );
});
