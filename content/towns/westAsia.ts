/** The guides of Western and Southern Asia, as their files have them. */
import abuDhabi from './westAsia/abu-dhabi.json' with { type: 'json' };
import agra from './westAsia/agra.json' with { type: 'json' };
import alleppey from './westAsia/alleppey.json' with { type: 'json' };
import almaty from './westAsia/almaty.json' with { type: 'json' };
import amman from './westAsia/amman.json' with { type: 'json' };
import amritsar from './westAsia/amritsar.json' with { type: 'json' };
import ankara from './westAsia/ankara.json' with { type: 'json' };
import antalya from './westAsia/antalya.json' with { type: 'json' };
import aqaba from './westAsia/aqaba.json' with { type: 'json' };
import baku from './westAsia/baku.json' with { type: 'json' };
import bangalore from './westAsia/bangalore.json' with { type: 'json' };
import batumi from './westAsia/batumi.json' with { type: 'json' };
import beirut from './westAsia/beirut.json' with { type: 'json' };
import bodrum from './westAsia/bodrum.json' with { type: 'json' };
import bukhara from './westAsia/bukhara.json' with { type: 'json' };
import cappadocia from './westAsia/cappadocia.json' with { type: 'json' };
import chennai from './westAsia/chennai.json' with { type: 'json' };
import colombo from './westAsia/colombo.json' with { type: 'json' };
import darjeeling from './westAsia/darjeeling.json' with { type: 'json' };
import dhaka from './westAsia/dhaka.json' with { type: 'json' };
import doha from './westAsia/doha.json' with { type: 'json' };
import dubai from './westAsia/dubai.json' with { type: 'json' };
import ella from './westAsia/ella.json' with { type: 'json' };
import galle from './westAsia/galle.json' with { type: 'json' };
import goa from './westAsia/goa.json' with { type: 'json' };
import hampi from './westAsia/hampi.json' with { type: 'json' };
import hyderabad from './westAsia/hyderabad.json' with { type: 'json' };
import istanbul from './westAsia/istanbul.json' with { type: 'json' };
import izmir from './westAsia/izmir.json' with { type: 'json' };
import jaipur from './westAsia/jaipur.json' with { type: 'json' };
import jaisalmer from './westAsia/jaisalmer.json' with { type: 'json' };
import jeddah from './westAsia/jeddah.json' with { type: 'json' };
import jerusalem from './westAsia/jerusalem.json' with { type: 'json' };
import jodhpur from './westAsia/jodhpur.json' with { type: 'json' };
import kandy from './westAsia/kandy.json' with { type: 'json' };
import kathmandu from './westAsia/kathmandu.json' with { type: 'json' };
import kochi from './westAsia/kochi.json' with { type: 'json' };
import kolkata from './westAsia/kolkata.json' with { type: 'json' };
import kuwaitCity from './westAsia/kuwait-city.json' with { type: 'json' };
import leh from './westAsia/leh.json' with { type: 'json' };
import maldives from './westAsia/maldives.json' with { type: 'json' };
import manali from './westAsia/manali.json' with { type: 'json' };
import mumbai from './westAsia/mumbai.json' with { type: 'json' };
import munnar from './westAsia/munnar.json' with { type: 'json' };
import muscat from './westAsia/muscat.json' with { type: 'json' };
import mysore from './westAsia/mysore.json' with { type: 'json' };
import newDelhi from './westAsia/new-delhi.json' with { type: 'json' };
import pamukkale from './westAsia/pamukkale.json' with { type: 'json' };
import paphos from './westAsia/paphos.json' with { type: 'json' };
import petra from './westAsia/petra.json' with { type: 'json' };
import pokhara from './westAsia/pokhara.json' with { type: 'json' };
import pondicherry from './westAsia/pondicherry.json' with { type: 'json' };
import rishikesh from './westAsia/rishikesh.json' with { type: 'json' };
import riyadh from './westAsia/riyadh.json' with { type: 'json' };
import samarkand from './westAsia/samarkand.json' with { type: 'json' };
import shimla from './westAsia/shimla.json' with { type: 'json' };
import sigiriya from './westAsia/sigiriya.json' with { type: 'json' };
import tashkent from './westAsia/tashkent.json' with { type: 'json' };
import tbilisi from './westAsia/tbilisi.json' with { type: 'json' };
import telAviv from './westAsia/tel-aviv.json' with { type: 'json' };
import thimphu from './westAsia/thimphu.json' with { type: 'json' };
import trabzon from './westAsia/trabzon.json' with { type: 'json' };
import udaipur from './westAsia/udaipur.json' with { type: 'json' };
import varanasi from './westAsia/varanasi.json' with { type: 'json' };
import yerevan from './westAsia/yerevan.json' with { type: 'json' };

export const WEST_ASIA: readonly unknown[] = [
  abuDhabi,
  agra,
  alleppey,
  almaty,
  amman,
  amritsar,
  ankara,
  antalya,
  aqaba,
  baku,
  bangalore,
  batumi,
  beirut,
  bodrum,
  bukhara,
  cappadocia,
  chennai,
  colombo,
  darjeeling,
  dhaka,
  doha,
  dubai,
  ella,
  galle,
  goa,
  hampi,
  hyderabad,
  istanbul,
  izmir,
  jaipur,
  jaisalmer,
  jeddah,
  jerusalem,
  jodhpur,
  kandy,
  kathmandu,
  kochi,
  kolkata,
  kuwaitCity,
  leh,
  maldives,
  manali,
  mumbai,
  munnar,
  muscat,
  mysore,
  newDelhi,
  pamukkale,
  paphos,
  petra,
  pokhara,
  pondicherry,
  rishikesh,
  riyadh,
  samarkand,
  shimla,
  sigiriya,
  tashkent,
  tbilisi,
  telAviv,
  thimphu,
  trabzon,
  udaipur,
  varanasi,
  yerevan,
];
