/** The guides of Asia, as their files have them. */
import abuDhabi from './asia/abu-dhabi.json' with { type: 'json' };
import agra from './asia/agra.json' with { type: 'json' };
import amman from './asia/amman.json' with { type: 'json' };
import antalya from './asia/antalya.json' with { type: 'json' };
import bali from './asia/bali.json' with { type: 'json' };
import bangkok from './asia/bangkok.json' with { type: 'json' };
import busan from './asia/busan.json' with { type: 'json' };
import cappadocia from './asia/cappadocia.json' with { type: 'json' };
import chiangMai from './asia/chiang-mai.json' with { type: 'json' };
import colombo from './asia/colombo.json' with { type: 'json' };
import doha from './asia/doha.json' with { type: 'json' };
import dubai from './asia/dubai.json' with { type: 'json' };
import goa from './asia/goa.json' with { type: 'json' };
import hanoi from './asia/hanoi.json' with { type: 'json' };
import hiroshima from './asia/hiroshima.json' with { type: 'json' };
import hoChiMinhCity from './asia/ho-chi-minh-city.json' with { type: 'json' };
import hoiAn from './asia/hoi-an.json' with { type: 'json' };
import hongKong from './asia/hong-kong.json' with { type: 'json' };
import jaipur from './asia/jaipur.json' with { type: 'json' };
import jerusalem from './asia/jerusalem.json' with { type: 'json' };
import kathmandu from './asia/kathmandu.json' with { type: 'json' };
import kualaLumpur from './asia/kuala-lumpur.json' with { type: 'json' };
import kyoto from './asia/kyoto.json' with { type: 'json' };
import luangPrabang from './asia/luang-prabang.json' with { type: 'json' };
import muscat from './asia/muscat.json' with { type: 'json' };
import nara from './asia/nara.json' with { type: 'json' };
import newDelhi from './asia/new-delhi.json' with { type: 'json' };
import osaka from './asia/osaka.json' with { type: 'json' };
import penang from './asia/penang.json' with { type: 'json' };
import phuket from './asia/phuket.json' with { type: 'json' };
import sapporo from './asia/sapporo.json' with { type: 'json' };
import seoul from './asia/seoul.json' with { type: 'json' };
import siemReap from './asia/siem-reap.json' with { type: 'json' };
import singapore from './asia/singapore.json' with { type: 'json' };
import taipei from './asia/taipei.json' with { type: 'json' };
import tbilisi from './asia/tbilisi.json' with { type: 'json' };
import telAviv from './asia/tel-aviv.json' with { type: 'json' };
import tokyo from './asia/tokyo.json' with { type: 'json' };
import udaipur from './asia/udaipur.json' with { type: 'json' };

export const ASIA: readonly unknown[] = [
  abuDhabi,
  agra,
  amman,
  antalya,
  bali,
  bangkok,
  busan,
  cappadocia,
  chiangMai,
  colombo,
  doha,
  dubai,
  goa,
  hanoi,
  hiroshima,
  hoChiMinhCity,
  hoiAn,
  hongKong,
  jaipur,
  jerusalem,
  kathmandu,
  kualaLumpur,
  kyoto,
  luangPrabang,
  muscat,
  nara,
  newDelhi,
  osaka,
  penang,
  phuket,
  sapporo,
  seoul,
  siemReap,
  singapore,
  taipei,
  tbilisi,
  telAviv,
  tokyo,
  udaipur,
];
