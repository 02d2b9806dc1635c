/** The guides of Africa, as their files have them. */
import aswan from './africa/aswan.json' with { type: 'json' };
import cairo from './africa/cairo.json' with { type: 'json' };
import capeTown from './africa/cape-town.json' with { type: 'json' };
import casablanca from './africa/casablanca.json' with { type: 'json' };
import essaouira from './africa/essaouira.json' with { type: 'json' };
import fez from './africa/fez.json' with { type: 'json' };
import johannesburg from './africa/johannesburg.json' with { type: 'json' };
import luxor from './africa/luxor.json' with { type: 'json' };
import marrakesh from './africa/marrakesh.json' with { type: 'json' };
import nairobi from './africa/nairobi.json' with { type: 'json' };
import zanzibar from './africa/zanzibar.json' with { type: 'json' };

export const AFRICA: readonly unknown[] = [
  aswan,
  cairo,
  capeTown,
  casablanca,
  essaouira,
  fez,
  johannesburg,
  luxor,
  marrakesh,
  nairobi,
  zanzibar,
];
