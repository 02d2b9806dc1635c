/** The guides of Southern Asia, as their files have them. */
import agra from './southAsia/agra.json' with { type: 'json' };
import alleppey from './southAsia/alleppey.json' with { type: 'json' };
import amritsar from './southAsia/amritsar.json' with { type: 'json' };
import bangalore from './southAsia/bangalore.json' with { type: 'json' };
import chennai from './southAsia/chennai.json' with { type: 'json' };
import colombo from './southAsia/colombo.json' with { type: 'json' };
import darjeeling from './southAsia/darjeeling.json' with { type: 'json' };
import dhaka from './southAsia/dhaka.json' with { type: 'json' };
import ella from './southAsia/ella.json' with { type: 'json' };
import galle from './southAsia/galle.json' with { type: 'json' };
import goa from './southAsia/goa.json' with { type: 'json' };
import hampi from './southAsia/hampi.json' with { type: 'json' };
import hyderabad from './southAsia/hyderabad.json' with { type: 'json' };
import jaipur from './southAsia/jaipur.json' with { type: 'json' };
import jaisalmer from './southAsia/jaisalmer.json' with { type: 'json' };
import jodhpur from './southAsia/jodhpur.json' with { type: 'json' };
import kandy from './southAsia/kandy.json' with { type: 'json' };
import kathmandu from './southAsia/kathmandu.json' with { type: 'json' };
import kochi from './southAsia/kochi.json' with { type: 'json' };
import kolkata from './southAsia/kolkata.json' with { type: 'json' };
import leh from './southAsia/leh.json' with { type: 'json' };
import maldives from './southAsia/maldives.json' with { type: 'json' };
import manali from './southAsia/manali.json' with { type: 'json' };
import mumbai from './southAsia/mumbai.json' with { type: 'json' };
import munnar from './southAsia/munnar.json' with { type: 'json' };
import mysore from './southAsia/mysore.json' with { type: 'json' };
import newDelhi from './southAsia/new-delhi.json' with { type: 'json' };
import pokhara from './southAsia/pokhara.json' with { type: 'json' };
import pondicherry from './southAsia/pondicherry.json' with { type: 'json' };
import rishikesh from './southAsia/rishikesh.json' with { type: 'json' };
import shimla from './southAsia/shimla.json' with { type: 'json' };
import sigiriya from './southAsia/sigiriya.json' with { type: 'json' };
import thimphu from './southAsia/thimphu.json' with { type: 'json' };
import udaipur from './southAsia/udaipur.json' with { type: 'json' };
import varanasi from './southAsia/varanasi.json' with { type: 'json' };

export const SOUTH_ASIA: readonly unknown[] = [
  agra,
  alleppey,
  amritsar,
  bangalore,
  chennai,
  colombo,
  darjeeling,
  dhaka,
  ella,
  galle,
  goa,
  hampi,
  hyderabad,
  jaipur,
  jaisalmer,
  jodhpur,
  kandy,
  kathmandu,
  kochi,
  kolkata,
  leh,
  maldives,
  manali,
  mumbai,
  munnar,
  mysore,
  newDelhi,
  pokhara,
  pondicherry,
  rishikesh,
  shimla,
  sigiriya,
  thimphu,
  udaipur,
  varanasi,
];
