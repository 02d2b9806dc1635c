/** The guides of Italy, Greece, Malta and the Balkans, as their files have them. */
import amalfi from './italyAndBalkans/amalfi.json' with { type: 'json' };
import athens from './italyAndBalkans/athens.json' with { type: 'json' };
import bari from './italyAndBalkans/bari.json' with { type: 'json' };
import belgrade from './italyAndBalkans/belgrade.json' with { type: 'json' };
import bologna from './italyAndBalkans/bologna.json' with { type: 'json' };
import brasov from './italyAndBalkans/brasov.json' with { type: 'json' };
import bucharest from './italyAndBalkans/bucharest.json' with { type: 'json' };
import cagliari from './italyAndBalkans/cagliari.json' with { type: 'json' };
import catania from './italyAndBalkans/catania.json' with { type: 'json' };
import chania from './italyAndBalkans/chania.json' with { type: 'json' };
import clujNapoca from './italyAndBalkans/cluj-napoca.json' with { type: 'json' };
import como from './italyAndBalkans/como.json' with { type: 'json' };
import corfu from './italyAndBalkans/corfu.json' with { type: 'json' };
import dubrovnik from './italyAndBalkans/dubrovnik.json' with { type: 'json' };
import florence from './italyAndBalkans/florence.json' with { type: 'json' };
import genoa from './italyAndBalkans/genoa.json' with { type: 'json' };
import heraklion from './italyAndBalkans/heraklion.json' with { type: 'json' };
import kotor from './italyAndBalkans/kotor.json' with { type: 'json' };
import lecce from './italyAndBalkans/lecce.json' with { type: 'json' };
import ljubljana from './italyAndBalkans/ljubljana.json' with { type: 'json' };
import lucca from './italyAndBalkans/lucca.json' with { type: 'json' };
import malta from './italyAndBalkans/malta.json' with { type: 'json' };
import matera from './italyAndBalkans/matera.json' with { type: 'json' };
import milan from './italyAndBalkans/milan.json' with { type: 'json' };
import mostar from './italyAndBalkans/mostar.json' with { type: 'json' };
import mykonos from './italyAndBalkans/mykonos.json' with { type: 'json' };
import naples from './italyAndBalkans/naples.json' with { type: 'json' };
import naxos from './italyAndBalkans/naxos.json' with { type: 'json' };
import ohrid from './italyAndBalkans/ohrid.json' with { type: 'json' };
import palermo from './italyAndBalkans/palermo.json' with { type: 'json' };
import pisa from './italyAndBalkans/pisa.json' with { type: 'json' };
import plovdiv from './italyAndBalkans/plovdiv.json' with { type: 'json' };
import rhodes from './italyAndBalkans/rhodes.json' with { type: 'json' };
import rome from './italyAndBalkans/rome.json' with { type: 'json' };
import santorini from './italyAndBalkans/santorini.json' with { type: 'json' };
import sarajevo from './italyAndBalkans/sarajevo.json' with { type: 'json' };
import siena from './italyAndBalkans/siena.json' with { type: 'json' };
import sofia from './italyAndBalkans/sofia.json' with { type: 'json' };
import sorrento from './italyAndBalkans/sorrento.json' with { type: 'json' };
import split from './italyAndBalkans/split.json' with { type: 'json' };
import taormina from './italyAndBalkans/taormina.json' with { type: 'json' };
import thessaloniki from './italyAndBalkans/thessaloniki.json' with { type: 'json' };
import tirana from './italyAndBalkans/tirana.json' with { type: 'json' };
import trieste from './italyAndBalkans/trieste.json' with { type: 'json' };
import turin from './italyAndBalkans/turin.json' with { type: 'json' };
import venice from './italyAndBalkans/venice.json' with { type: 'json' };
import verona from './italyAndBalkans/verona.json' with { type: 'json' };
import zadar from './italyAndBalkans/zadar.json' with { type: 'json' };
import zagreb from './italyAndBalkans/zagreb.json' with { type: 'json' };

export const ITALY_AND_BALKANS: readonly unknown[] = [
  amalfi,
  athens,
  bari,
  belgrade,
  bologna,
  brasov,
  bucharest,
  cagliari,
  catania,
  chania,
  clujNapoca,
  como,
  corfu,
  dubrovnik,
  florence,
  genoa,
  heraklion,
  kotor,
  lecce,
  ljubljana,
  lucca,
  malta,
  matera,
  milan,
  mostar,
  mykonos,
  naples,
  naxos,
  ohrid,
  palermo,
  pisa,
  plovdiv,
  rhodes,
  rome,
  santorini,
  sarajevo,
  siena,
  sofia,
  sorrento,
  split,
  taormina,
  thessaloniki,
  tirana,
  trieste,
  turin,
  venice,
  verona,
  zadar,
  zagreb,
];
