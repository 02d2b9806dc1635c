import { describe, expect, it } from 'vitest';
import { splitLead } from '@/features/assistant/planLead.ts';

describe('the words above a plan', () => {
  it('end where it is explained', () => {
    const text =
      '**What changed**\n- Cheaper\n\nRome in May.\n\n**Why this way**\n- Flight\n\n### What to check\n- Hours';
    expect(splitLead(text)).toEqual({
      lead: '**What changed**\n- Cheaper\n\nRome in May.',
      rest: '**Why this way**\n- Flight\n\n### What to check\n- Hours',
    });
  });

  it('end at a heading where nothing is explained', () => {
    expect(splitLead('Rome.\n\n## Rome: 3 days\n\nDay 1')).toEqual({
      lead: 'Rome.',
      rest: '## Rome: 3 days\n\nDay 1',
    });
  });

  it('are none in a text without either, or that begins so', () => {
    expect(splitLead('Have a good trip')).toEqual({ lead: '', rest: 'Have a good trip' });
    expect(splitLead('**Why this way**\n- Flight').lead).toBe('');
  });

  it('are all of a text that is known to be the words around it', () => {
    expect(splitLead('We are back', true)).toEqual({ lead: 'We are back', rest: '' });
    expect(splitLead('## Rome\n\nDay 1', true)).toEqual({ lead: '', rest: '## Rome\n\nDay 1' });
  });
});
