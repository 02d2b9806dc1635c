/** What is to be told with a plan, where it is wished for and not asked. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../functions/support/reading.ts';
import { ask } from '../../functions/support/assistant.ts';

const read = reader('2026-11-21');

describe('what is told with a plan', () => {
  it.each([
    ['Bergen 4 days in June, include a brief packing list', ['packing']],
    ['Quito for five days plus what to pack', ['packing']],
    [
      'Oman 6 days with visa requirements, tipping etiquette and a few useful Arabic phrases',
      ['visa', 'money', 'language'],
    ],
    ['make it 5 days and add safety tips', ['safety']],
  ])('%s', (text, topics) => {
    const { message, residue } = read(text);
    expect(message.tells).toEqual(topics);
    expect(residue).toEqual([]);
  });

  it.each([
    'Bergen 4 days in June, no packing list needed',
    'I have my packing list, Bergen 4 days in June',
    'Bergen 4 days, skip the safety tips',
    'Bergen 4 days, visa info not needed',
    'we are packing for Bergen tonight',
    'we have a visa for Oman',
  ])('is nothing of: %s', (text) => expect(read(text).message.tells).toEqual([]));

  it('stands above the days, and the plan is made', async () => {
    const { reply, plan } = await ask('Bergen 4 days in June for two, with a short packing list');
    expect(plan?.cities).toEqual(['Bergen']);
    expect(reply).toMatch(/\*\*To pack\*\*.*## Bergen/s);
    expect(reply).not.toContain('I did not take into account');
  });

  it('is told by itself where nothing else is said, and the plan stays', async () => {
    const { reply, plan } = await ask('add some packing tips', { after: ['Bergen 4 days in June for two'] });
    expect(plan).toBeUndefined();
    expect(reply).toMatch(/\*\*To pack\*\*.*The plan stays as it was/s);
  });
});
