/** The guides of Oceania, as their files have them. */
import auckland from './oceania/auckland.json' with { type: 'json' };
import cairns from './oceania/cairns.json' with { type: 'json' };
import melbourne from './oceania/melbourne.json' with { type: 'json' };
import perth from './oceania/perth.json' with { type: 'json' };
import queenstown from './oceania/queenstown.json' with { type: 'json' };
import sydney from './oceania/sydney.json' with { type: 'json' };

export const OCEANIA: readonly unknown[] = [auckland, cairns, melbourne, perth, queenstown, sydney];
