/** The guides of Africa, as their files have them. */
import alexandria from './africa/alexandria.json' with { type: 'json' };
import aswan from './africa/aswan.json' with { type: 'json' };
import cairo from './africa/cairo.json' with { type: 'json' };
import capeTown from './africa/cape-town.json' with { type: 'json' };
import casablanca from './africa/casablanca.json' with { type: 'json' };
import chefchaouen from './africa/chefchaouen.json' with { type: 'json' };
import essaouira from './africa/essaouira.json' with { type: 'json' };
import fez from './africa/fez.json' with { type: 'json' };
import hurghada from './africa/hurghada.json' with { type: 'json' };
import johannesburg from './africa/johannesburg.json' with { type: 'json' };
import luxor from './africa/luxor.json' with { type: 'json' };
import marrakesh from './africa/marrakesh.json' with { type: 'json' };
import merzouga from './africa/merzouga.json' with { type: 'json' };
import nairobi from './africa/nairobi.json' with { type: 'json' };
import rabat from './africa/rabat.json' with { type: 'json' };
import sharmElSheikh from './africa/sharm-el-sheikh.json' with { type: 'json' };
import tangier from './africa/tangier.json' with { type: 'json' };
import tunis from './africa/tunis.json' with { type: 'json' };
import zanzibar from './africa/zanzibar.json' with { type: 'json' };

export const AFRICA: readonly unknown[] = [
  alexandria,
  aswan,
  cairo,
  capeTown,
  casablanca,
  chefchaouen,
  essaouira,
  fez,
  hurghada,
  johannesburg,
  luxor,
  marrakesh,
  merzouga,
  nairobi,
  rabat,
  sharmElSheikh,
  tangier,
  tunis,
  zanzibar,
];
