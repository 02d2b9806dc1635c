/** The guides of Oceania, Hawaii and Alaska, as their files have them. */
import adelaide from './oceania/adelaide.json' with { type: 'json' };
import aliceSprings from './oceania/alice-springs.json' with { type: 'json' };
import anchorage from './oceania/anchorage.json' with { type: 'json' };
import apia from './oceania/apia.json' with { type: 'json' };
import auckland from './oceania/auckland.json' with { type: 'json' };
import brisbane from './oceania/brisbane.json' with { type: 'json' };
import byronBay from './oceania/byron-bay.json' with { type: 'json' };
import cairns from './oceania/cairns.json' with { type: 'json' };
import canberra from './oceania/canberra.json' with { type: 'json' };
import christchurch from './oceania/christchurch.json' with { type: 'json' };
import darwin from './oceania/darwin.json' with { type: 'json' };
import fairbanks from './oceania/fairbanks.json' with { type: 'json' };
import goldCoast from './oceania/gold-coast.json' with { type: 'json' };
import hilo from './oceania/hilo.json' with { type: 'json' };
import hobart from './oceania/hobart.json' with { type: 'json' };
import honolulu from './oceania/honolulu.json' with { type: 'json' };
import juneau from './oceania/juneau.json' with { type: 'json' };
import kauai from './oceania/kauai.json' with { type: 'json' };
import kona from './oceania/kona.json' with { type: 'json' };
import launceston from './oceania/launceston.json' with { type: 'json' };
import maui from './oceania/maui.json' with { type: 'json' };
import melbourne from './oceania/melbourne.json' with { type: 'json' };
import nadi from './oceania/nadi.json' with { type: 'json' };
import perth from './oceania/perth.json' with { type: 'json' };
import queenstown from './oceania/queenstown.json' with { type: 'json' };
import rotorua from './oceania/rotorua.json' with { type: 'json' };
import sydney from './oceania/sydney.json' with { type: 'json' };
import tahiti from './oceania/tahiti.json' with { type: 'json' };
import wanaka from './oceania/wanaka.json' with { type: 'json' };
import wellington from './oceania/wellington.json' with { type: 'json' };

export const OCEANIA: readonly unknown[] = [
  adelaide,
  aliceSprings,
  anchorage,
  apia,
  auckland,
  brisbane,
  byronBay,
  cairns,
  canberra,
  christchurch,
  darwin,
  fairbanks,
  goldCoast,
  hilo,
  hobart,
  honolulu,
  juneau,
  kauai,
  kona,
  launceston,
  maui,
  melbourne,
  nadi,
  perth,
  queenstown,
  rotorua,
  sydney,
  tahiti,
  wanaka,
  wellington,
];
