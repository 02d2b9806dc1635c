/** The guides of Africa, as their files have them. */
import cairo from './africa/cairo.json' with { type: 'json' };
import capeTown from './africa/cape-town.json' with { type: 'json' };
import marrakesh from './africa/marrakesh.json' with { type: 'json' };

export const AFRICA: readonly unknown[] = [cairo, capeTown, marrakesh];
