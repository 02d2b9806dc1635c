/** The guides of Western and Central Asia, as their files have them. */
import abuDhabi from './nearEast/abu-dhabi.json' with { type: 'json' };
import almaty from './nearEast/almaty.json' with { type: 'json' };
import amman from './nearEast/amman.json' with { type: 'json' };
import ankara from './nearEast/ankara.json' with { type: 'json' };
import antalya from './nearEast/antalya.json' with { type: 'json' };
import aqaba from './nearEast/aqaba.json' with { type: 'json' };
import baku from './nearEast/baku.json' with { type: 'json' };
import batumi from './nearEast/batumi.json' with { type: 'json' };
import beirut from './nearEast/beirut.json' with { type: 'json' };
import bodrum from './nearEast/bodrum.json' with { type: 'json' };
import bukhara from './nearEast/bukhara.json' with { type: 'json' };
import cappadocia from './nearEast/cappadocia.json' with { type: 'json' };
import doha from './nearEast/doha.json' with { type: 'json' };
import dubai from './nearEast/dubai.json' with { type: 'json' };
import istanbul from './nearEast/istanbul.json' with { type: 'json' };
import izmir from './nearEast/izmir.json' with { type: 'json' };
import jeddah from './nearEast/jeddah.json' with { type: 'json' };
import jerusalem from './nearEast/jerusalem.json' with { type: 'json' };
import kuwaitCity from './nearEast/kuwait-city.json' with { type: 'json' };
import muscat from './nearEast/muscat.json' with { type: 'json' };
import pamukkale from './nearEast/pamukkale.json' with { type: 'json' };
import paphos from './nearEast/paphos.json' with { type: 'json' };
import petra from './nearEast/petra.json' with { type: 'json' };
import riyadh from './nearEast/riyadh.json' with { type: 'json' };
import samarkand from './nearEast/samarkand.json' with { type: 'json' };
import tashkent from './nearEast/tashkent.json' with { type: 'json' };
import tbilisi from './nearEast/tbilisi.json' with { type: 'json' };
import telAviv from './nearEast/tel-aviv.json' with { type: 'json' };
import trabzon from './nearEast/trabzon.json' with { type: 'json' };
import yerevan from './nearEast/yerevan.json' with { type: 'json' };

export const NEAR_EAST: readonly unknown[] = [
  abuDhabi,
  almaty,
  amman,
  ankara,
  antalya,
  aqaba,
  baku,
  batumi,
  beirut,
  bodrum,
  bukhara,
  cappadocia,
  doha,
  dubai,
  istanbul,
  izmir,
  jeddah,
  jerusalem,
  kuwaitCity,
  muscat,
  pamukkale,
  paphos,
  petra,
  riyadh,
  samarkand,
  tashkent,
  tbilisi,
  telAviv,
  trabzon,
  yerevan,
];
