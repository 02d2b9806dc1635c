/** The guides of Oceania, as their files have them. */
import melbourne from './oceania/melbourne.json' with { type: 'json' };
import sydney from './oceania/sydney.json' with { type: 'json' };

export const OCEANIA: readonly unknown[] = [melbourne, sydney];
