/** The guides of Southern Europe, as their files have them. */
import algarve from './southernEurope/algarve.json' with { type: 'json' };
import alicante from './southernEurope/alicante.json' with { type: 'json' };
import amalfi from './southernEurope/amalfi.json' with { type: 'json' };
import athens from './southernEurope/athens.json' with { type: 'json' };
import barcelona from './southernEurope/barcelona.json' with { type: 'json' };
import bari from './southernEurope/bari.json' with { type: 'json' };
import belgrade from './southernEurope/belgrade.json' with { type: 'json' };
import bilbao from './southernEurope/bilbao.json' with { type: 'json' };
import bologna from './southernEurope/bologna.json' with { type: 'json' };
import brasov from './southernEurope/brasov.json' with { type: 'json' };
import bucharest from './southernEurope/bucharest.json' with { type: 'json' };
import cadiz from './southernEurope/cadiz.json' with { type: 'json' };
import cagliari from './southernEurope/cagliari.json' with { type: 'json' };
import catania from './southernEurope/catania.json' with { type: 'json' };
import chania from './southernEurope/chania.json' with { type: 'json' };
import clujNapoca from './southernEurope/cluj-napoca.json' with { type: 'json' };
import como from './southernEurope/como.json' with { type: 'json' };
import cordoba from './southernEurope/cordoba.json' with { type: 'json' };
import corfu from './southernEurope/corfu.json' with { type: 'json' };
import dubrovnik from './southernEurope/dubrovnik.json' with { type: 'json' };
import florence from './southernEurope/florence.json' with { type: 'json' };
import genoa from './southernEurope/genoa.json' with { type: 'json' };
import girona from './southernEurope/girona.json' with { type: 'json' };
import granada from './southernEurope/granada.json' with { type: 'json' };
import heraklion from './southernEurope/heraklion.json' with { type: 'json' };
import ibiza from './southernEurope/ibiza.json' with { type: 'json' };
import kotor from './southernEurope/kotor.json' with { type: 'json' };
import lecce from './southernEurope/lecce.json' with { type: 'json' };
import lisbon from './southernEurope/lisbon.json' with { type: 'json' };
import ljubljana from './southernEurope/ljubljana.json' with { type: 'json' };
import lucca from './southernEurope/lucca.json' with { type: 'json' };
import madrid from './southernEurope/madrid.json' with { type: 'json' };
import malaga from './southernEurope/malaga.json' with { type: 'json' };
import malta from './southernEurope/malta.json' with { type: 'json' };
import matera from './southernEurope/matera.json' with { type: 'json' };
import milan from './southernEurope/milan.json' with { type: 'json' };
import mostar from './southernEurope/mostar.json' with { type: 'json' };
import mykonos from './southernEurope/mykonos.json' with { type: 'json' };
import naples from './southernEurope/naples.json' with { type: 'json' };
import naxos from './southernEurope/naxos.json' with { type: 'json' };
import ohrid from './southernEurope/ohrid.json' with { type: 'json' };
import palermo from './southernEurope/palermo.json' with { type: 'json' };
import palmaDeMallorca from './southernEurope/palma-de-mallorca.json' with { type: 'json' };
import pisa from './southernEurope/pisa.json' with { type: 'json' };
import plovdiv from './southernEurope/plovdiv.json' with { type: 'json' };
import pontaDelgada from './southernEurope/ponta-delgada.json' with { type: 'json' };
import porto from './southernEurope/porto.json' with { type: 'json' };
import rhodes from './southernEurope/rhodes.json' with { type: 'json' };
import rome from './southernEurope/rome.json' with { type: 'json' };
import sanSebastian from './southernEurope/san-sebastian.json' with { type: 'json' };
import santiagoDeCompostela from './southernEurope/santiago-de-compostela.json' with { type: 'json' };
import santorini from './southernEurope/santorini.json' with { type: 'json' };
import sarajevo from './southernEurope/sarajevo.json' with { type: 'json' };
import seville from './southernEurope/seville.json' with { type: 'json' };
import siena from './southernEurope/siena.json' with { type: 'json' };
import sofia from './southernEurope/sofia.json' with { type: 'json' };
import sorrento from './southernEurope/sorrento.json' with { type: 'json' };
import split from './southernEurope/split.json' with { type: 'json' };
import taormina from './southernEurope/taormina.json' with { type: 'json' };
import thessaloniki from './southernEurope/thessaloniki.json' with { type: 'json' };
import tirana from './southernEurope/tirana.json' with { type: 'json' };
import toledo from './southernEurope/toledo.json' with { type: 'json' };
import trieste from './southernEurope/trieste.json' with { type: 'json' };
import turin from './southernEurope/turin.json' with { type: 'json' };
import valencia from './southernEurope/valencia.json' with { type: 'json' };
import venice from './southernEurope/venice.json' with { type: 'json' };
import verona from './southernEurope/verona.json' with { type: 'json' };
import zadar from './southernEurope/zadar.json' with { type: 'json' };
import zagreb from './southernEurope/zagreb.json' with { type: 'json' };

export const SOUTHERN_EUROPE: readonly unknown[] = [
  algarve,
  alicante,
  amalfi,
  athens,
  barcelona,
  bari,
  belgrade,
  bilbao,
  bologna,
  brasov,
  bucharest,
  cadiz,
  cagliari,
  catania,
  chania,
  clujNapoca,
  como,
  cordoba,
  corfu,
  dubrovnik,
  florence,
  genoa,
  girona,
  granada,
  heraklion,
  ibiza,
  kotor,
  lecce,
  lisbon,
  ljubljana,
  lucca,
  madrid,
  malaga,
  malta,
  matera,
  milan,
  mostar,
  mykonos,
  naples,
  naxos,
  ohrid,
  palermo,
  palmaDeMallorca,
  pisa,
  plovdiv,
  pontaDelgada,
  porto,
  rhodes,
  rome,
  sanSebastian,
  santiagoDeCompostela,
  santorini,
  sarajevo,
  seville,
  siena,
  sofia,
  sorrento,
  split,
  taormina,
  thessaloniki,
  tirana,
  toledo,
  trieste,
  turin,
  valencia,
  venice,
  verona,
  zadar,
  zagreb,
];
