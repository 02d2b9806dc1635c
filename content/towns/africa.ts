/** The guides of Africa, as their files have them. */
import accra from './africa/accra.json' with { type: 'json' };
import addisAbaba from './africa/addis-ababa.json' with { type: 'json' };
import alexandria from './africa/alexandria.json' with { type: 'json' };
import antananarivo from './africa/antananarivo.json' with { type: 'json' };
import arusha from './africa/arusha.json' with { type: 'json' };
import aswan from './africa/aswan.json' with { type: 'json' };
import cairo from './africa/cairo.json' with { type: 'json' };
import capeTown from './africa/cape-town.json' with { type: 'json' };
import casablanca from './africa/casablanca.json' with { type: 'json' };
import chefchaouen from './africa/chefchaouen.json' with { type: 'json' };
import dakar from './africa/dakar.json' with { type: 'json' };
import darEsSalaam from './africa/dar-es-salaam.json' with { type: 'json' };
import durban from './africa/durban.json' with { type: 'json' };
import essaouira from './africa/essaouira.json' with { type: 'json' };
import fez from './africa/fez.json' with { type: 'json' };
import granCanaria from './africa/gran-canaria.json' with { type: 'json' };
import hurghada from './africa/hurghada.json' with { type: 'json' };
import johannesburg from './africa/johannesburg.json' with { type: 'json' };
import kampala from './africa/kampala.json' with { type: 'json' };
import kigali from './africa/kigali.json' with { type: 'json' };
import knysna from './africa/knysna.json' with { type: 'json' };
import lagos from './africa/lagos.json' with { type: 'json' };
import lanzarote from './africa/lanzarote.json' with { type: 'json' };
import luxor from './africa/luxor.json' with { type: 'json' };
import madeira from './africa/madeira.json' with { type: 'json' };
import marrakesh from './africa/marrakesh.json' with { type: 'json' };
import mauritius from './africa/mauritius.json' with { type: 'json' };
import merzouga from './africa/merzouga.json' with { type: 'json' };
import mombasa from './africa/mombasa.json' with { type: 'json' };
import nairobi from './africa/nairobi.json' with { type: 'json' };
import rabat from './africa/rabat.json' with { type: 'json' };
import seychelles from './africa/seychelles.json' with { type: 'json' };
import sharmElSheikh from './africa/sharm-el-sheikh.json' with { type: 'json' };
import stellenbosch from './africa/stellenbosch.json' with { type: 'json' };
import swakopmund from './africa/swakopmund.json' with { type: 'json' };
import tangier from './africa/tangier.json' with { type: 'json' };
import tenerife from './africa/tenerife.json' with { type: 'json' };
import tunis from './africa/tunis.json' with { type: 'json' };
import victoriaFalls from './africa/victoria-falls.json' with { type: 'json' };
import windhoek from './africa/windhoek.json' with { type: 'json' };
import zanzibar from './africa/zanzibar.json' with { type: 'json' };

export const AFRICA: readonly unknown[] = [
  accra,
  addisAbaba,
  alexandria,
  antananarivo,
  arusha,
  aswan,
  cairo,
  capeTown,
  casablanca,
  chefchaouen,
  dakar,
  darEsSalaam,
  durban,
  essaouira,
  fez,
  granCanaria,
  hurghada,
  johannesburg,
  kampala,
  kigali,
  knysna,
  lagos,
  lanzarote,
  luxor,
  madeira,
  marrakesh,
  mauritius,
  merzouga,
  mombasa,
  nairobi,
  rabat,
  seychelles,
  sharmElSheikh,
  stellenbosch,
  swakopmund,
  tangier,
  tenerife,
  tunis,
  victoriaFalls,
  windhoek,
  zanzibar,
];
