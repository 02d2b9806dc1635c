/** The guides of Asia, as their files have them. */
import bali from './asia/bali.json' with { type: 'json' };
import bangkok from './asia/bangkok.json' with { type: 'json' };
import dubai from './asia/dubai.json' with { type: 'json' };
import hanoi from './asia/hanoi.json' with { type: 'json' };
import hongKong from './asia/hong-kong.json' with { type: 'json' };
import kyoto from './asia/kyoto.json' with { type: 'json' };
import newDelhi from './asia/new-delhi.json' with { type: 'json' };
import osaka from './asia/osaka.json' with { type: 'json' };
import seoul from './asia/seoul.json' with { type: 'json' };
import singapore from './asia/singapore.json' with { type: 'json' };
import taipei from './asia/taipei.json' with { type: 'json' };
import tokyo from './asia/tokyo.json' with { type: 'json' };

export const ASIA: readonly unknown[] = [
  bali,
  bangkok,
  dubai,
  hanoi,
  hongKong,
  kyoto,
  newDelhi,
  osaka,
  seoul,
  singapore,
  taipei,
  tokyo,
];
