/** The guides of Europe, as their files have them. */
import aarhus from './northernEurope/aarhus.json' with { type: 'json' };
import algarve from './southernEurope/algarve.json' with { type: 'json' };
import alicante from './southernEurope/alicante.json' with { type: 'json' };
import amalfi from './southernEurope/amalfi.json' with { type: 'json' };
import amsterdam from './northernEurope/amsterdam.json' with { type: 'json' };
import annecy from './northernEurope/annecy.json' with { type: 'json' };
import antwerp from './northernEurope/antwerp.json' with { type: 'json' };
import athens from './southernEurope/athens.json' with { type: 'json' };
import avignon from './northernEurope/avignon.json' with { type: 'json' };
import barcelona from './southernEurope/barcelona.json' with { type: 'json' };
import bari from './southernEurope/bari.json' with { type: 'json' };
import bath from './northernEurope/bath.json' with { type: 'json' };
import belfast from './northernEurope/belfast.json' with { type: 'json' };
import belgrade from './southernEurope/belgrade.json' with { type: 'json' };
import bergen from './northernEurope/bergen.json' with { type: 'json' };
import berlin from './northernEurope/berlin.json' with { type: 'json' };
import bilbao from './southernEurope/bilbao.json' with { type: 'json' };
import bologna from './southernEurope/bologna.json' with { type: 'json' };
import bordeaux from './northernEurope/bordeaux.json' with { type: 'json' };
import brasov from './southernEurope/brasov.json' with { type: 'json' };
import bratislava from './northernEurope/bratislava.json' with { type: 'json' };
import brighton from './northernEurope/brighton.json' with { type: 'json' };
import bristol from './northernEurope/bristol.json' with { type: 'json' };
import brno from './northernEurope/brno.json' with { type: 'json' };
import bruges from './northernEurope/bruges.json' with { type: 'json' };
import brussels from './northernEurope/brussels.json' with { type: 'json' };
import bucharest from './southernEurope/bucharest.json' with { type: 'json' };
import budapest from './northernEurope/budapest.json' with { type: 'json' };
import cadiz from './southernEurope/cadiz.json' with { type: 'json' };
import cagliari from './southernEurope/cagliari.json' with { type: 'json' };
import cambridge from './northernEurope/cambridge.json' with { type: 'json' };
import catania from './southernEurope/catania.json' with { type: 'json' };
import ceskyKrumlov from './northernEurope/cesky-krumlov.json' with { type: 'json' };
import chamonix from './northernEurope/chamonix.json' with { type: 'json' };
import chania from './southernEurope/chania.json' with { type: 'json' };
import clujNapoca from './southernEurope/cluj-napoca.json' with { type: 'json' };
import cologne from './northernEurope/cologne.json' with { type: 'json' };
import como from './southernEurope/como.json' with { type: 'json' };
import copenhagen from './northernEurope/copenhagen.json' with { type: 'json' };
import cordoba from './southernEurope/cordoba.json' with { type: 'json' };
import corfu from './southernEurope/corfu.json' with { type: 'json' };
import cork from './northernEurope/cork.json' with { type: 'json' };
import dresden from './northernEurope/dresden.json' with { type: 'json' };
import dublin from './northernEurope/dublin.json' with { type: 'json' };
import dubrovnik from './southernEurope/dubrovnik.json' with { type: 'json' };
import edinburgh from './northernEurope/edinburgh.json' with { type: 'json' };
import florence from './southernEurope/florence.json' with { type: 'json' };
import frankfurt from './northernEurope/frankfurt.json' with { type: 'json' };
import galway from './northernEurope/galway.json' with { type: 'json' };
import gdansk from './northernEurope/gdansk.json' with { type: 'json' };
import geneva from './northernEurope/geneva.json' with { type: 'json' };
import genoa from './southernEurope/genoa.json' with { type: 'json' };
import ghent from './northernEurope/ghent.json' with { type: 'json' };
import girona from './southernEurope/girona.json' with { type: 'json' };
import glasgow from './northernEurope/glasgow.json' with { type: 'json' };
import gothenburg from './northernEurope/gothenburg.json' with { type: 'json' };
import granada from './southernEurope/granada.json' with { type: 'json' };
import graz from './northernEurope/graz.json' with { type: 'json' };
import hallstatt from './northernEurope/hallstatt.json' with { type: 'json' };
import hamburg from './northernEurope/hamburg.json' with { type: 'json' };
import heidelberg from './northernEurope/heidelberg.json' with { type: 'json' };
import helsinki from './northernEurope/helsinki.json' with { type: 'json' };
import heraklion from './southernEurope/heraklion.json' with { type: 'json' };
import ibiza from './southernEurope/ibiza.json' with { type: 'json' };
import innsbruck from './northernEurope/innsbruck.json' with { type: 'json' };
import interlaken from './northernEurope/interlaken.json' with { type: 'json' };
import inverness from './northernEurope/inverness.json' with { type: 'json' };
import isleOfSkye from './northernEurope/isle-of-skye.json' with { type: 'json' };
import killarney from './northernEurope/killarney.json' with { type: 'json' };
import kotor from './southernEurope/kotor.json' with { type: 'json' };
import krakow from './northernEurope/krakow.json' with { type: 'json' };
import lecce from './southernEurope/lecce.json' with { type: 'json' };
import leipzig from './northernEurope/leipzig.json' with { type: 'json' };
import lisbon from './southernEurope/lisbon.json' with { type: 'json' };
import liverpool from './northernEurope/liverpool.json' with { type: 'json' };
import ljubljana from './southernEurope/ljubljana.json' with { type: 'json' };
import london from './northernEurope/london.json' with { type: 'json' };
import lucca from './southernEurope/lucca.json' with { type: 'json' };
import lucerne from './northernEurope/lucerne.json' with { type: 'json' };
import lyon from './northernEurope/lyon.json' with { type: 'json' };
import madrid from './southernEurope/madrid.json' with { type: 'json' };
import malaga from './southernEurope/malaga.json' with { type: 'json' };
import malta from './southernEurope/malta.json' with { type: 'json' };
import manchester from './northernEurope/manchester.json' with { type: 'json' };
import marseille from './northernEurope/marseille.json' with { type: 'json' };
import matera from './southernEurope/matera.json' with { type: 'json' };
import milan from './southernEurope/milan.json' with { type: 'json' };
import mostar from './southernEurope/mostar.json' with { type: 'json' };
import munich from './northernEurope/munich.json' with { type: 'json' };
import mykonos from './southernEurope/mykonos.json' with { type: 'json' };
import naples from './southernEurope/naples.json' with { type: 'json' };
import naxos from './southernEurope/naxos.json' with { type: 'json' };
import newcastle from './northernEurope/newcastle.json' with { type: 'json' };
import nice from './northernEurope/nice.json' with { type: 'json' };
import nuremberg from './northernEurope/nuremberg.json' with { type: 'json' };
import ohrid from './southernEurope/ohrid.json' with { type: 'json' };
import oslo from './northernEurope/oslo.json' with { type: 'json' };
import oxford from './northernEurope/oxford.json' with { type: 'json' };
import palermo from './southernEurope/palermo.json' with { type: 'json' };
import palmaDeMallorca from './southernEurope/palma-de-mallorca.json' with { type: 'json' };
import paris from './northernEurope/paris.json' with { type: 'json' };
import pisa from './southernEurope/pisa.json' with { type: 'json' };
import plovdiv from './southernEurope/plovdiv.json' with { type: 'json' };
import pontaDelgada from './southernEurope/ponta-delgada.json' with { type: 'json' };
import porto from './southernEurope/porto.json' with { type: 'json' };
import prague from './northernEurope/prague.json' with { type: 'json' };
import reykjavik from './northernEurope/reykjavik.json' with { type: 'json' };
import rhodes from './southernEurope/rhodes.json' with { type: 'json' };
import riga from './northernEurope/riga.json' with { type: 'json' };
import rome from './southernEurope/rome.json' with { type: 'json' };
import rotterdam from './northernEurope/rotterdam.json' with { type: 'json' };
import rovaniemi from './northernEurope/rovaniemi.json' with { type: 'json' };
import salzburg from './northernEurope/salzburg.json' with { type: 'json' };
import sanSebastian from './southernEurope/san-sebastian.json' with { type: 'json' };
import santiagoDeCompostela from './southernEurope/santiago-de-compostela.json' with { type: 'json' };
import santorini from './southernEurope/santorini.json' with { type: 'json' };
import sarajevo from './southernEurope/sarajevo.json' with { type: 'json' };
import seville from './southernEurope/seville.json' with { type: 'json' };
import siena from './southernEurope/siena.json' with { type: 'json' };
import sofia from './southernEurope/sofia.json' with { type: 'json' };
import sorrento from './southernEurope/sorrento.json' with { type: 'json' };
import split from './southernEurope/split.json' with { type: 'json' };
import stIves from './northernEurope/st-ives.json' with { type: 'json' };
import stavanger from './northernEurope/stavanger.json' with { type: 'json' };
import stockholm from './northernEurope/stockholm.json' with { type: 'json' };
import strasbourg from './northernEurope/strasbourg.json' with { type: 'json' };
import tallinn from './northernEurope/tallinn.json' with { type: 'json' };
import taormina from './southernEurope/taormina.json' with { type: 'json' };
import theHague from './northernEurope/the-hague.json' with { type: 'json' };
import thessaloniki from './southernEurope/thessaloniki.json' with { type: 'json' };
import tirana from './southernEurope/tirana.json' with { type: 'json' };
import toledo from './southernEurope/toledo.json' with { type: 'json' };
import toulouse from './northernEurope/toulouse.json' with { type: 'json' };
import trieste from './southernEurope/trieste.json' with { type: 'json' };
import tromso from './northernEurope/tromso.json' with { type: 'json' };
import turin from './southernEurope/turin.json' with { type: 'json' };
import utrecht from './northernEurope/utrecht.json' with { type: 'json' };
import valencia from './southernEurope/valencia.json' with { type: 'json' };
import venice from './southernEurope/venice.json' with { type: 'json' };
import verona from './southernEurope/verona.json' with { type: 'json' };
import vienna from './northernEurope/vienna.json' with { type: 'json' };
import vilnius from './northernEurope/vilnius.json' with { type: 'json' };
import warsaw from './northernEurope/warsaw.json' with { type: 'json' };
import windermere from './northernEurope/windermere.json' with { type: 'json' };
import wroclaw from './northernEurope/wroclaw.json' with { type: 'json' };
import york from './northernEurope/york.json' with { type: 'json' };
import zadar from './southernEurope/zadar.json' with { type: 'json' };
import zagreb from './southernEurope/zagreb.json' with { type: 'json' };
import zermatt from './northernEurope/zermatt.json' with { type: 'json' };
import zurich from './northernEurope/zurich.json' with { type: 'json' };

export const EUROPE: readonly unknown[] = [
  aarhus,
  algarve,
  alicante,
  amalfi,
  amsterdam,
  annecy,
  antwerp,
  athens,
  avignon,
  barcelona,
  bari,
  bath,
  belfast,
  belgrade,
  bergen,
  berlin,
  bilbao,
  bologna,
  bordeaux,
  brasov,
  bratislava,
  brighton,
  bristol,
  brno,
  bruges,
  brussels,
  bucharest,
  budapest,
  cadiz,
  cagliari,
  cambridge,
  catania,
  ceskyKrumlov,
  chamonix,
  chania,
  clujNapoca,
  cologne,
  como,
  copenhagen,
  cordoba,
  corfu,
  cork,
  dresden,
  dublin,
  dubrovnik,
  edinburgh,
  florence,
  frankfurt,
  galway,
  gdansk,
  geneva,
  genoa,
  ghent,
  girona,
  glasgow,
  gothenburg,
  granada,
  graz,
  hallstatt,
  hamburg,
  heidelberg,
  helsinki,
  heraklion,
  ibiza,
  innsbruck,
  interlaken,
  inverness,
  isleOfSkye,
  killarney,
  kotor,
  krakow,
  lecce,
  leipzig,
  lisbon,
  liverpool,
  ljubljana,
  london,
  lucca,
  lucerne,
  lyon,
  madrid,
  malaga,
  malta,
  manchester,
  marseille,
  matera,
  milan,
  mostar,
  munich,
  mykonos,
  naples,
  naxos,
  newcastle,
  nice,
  nuremberg,
  ohrid,
  oslo,
  oxford,
  palermo,
  palmaDeMallorca,
  paris,
  pisa,
  plovdiv,
  pontaDelgada,
  porto,
  prague,
  reykjavik,
  rhodes,
  riga,
  rome,
  rotterdam,
  rovaniemi,
  salzburg,
  sanSebastian,
  santiagoDeCompostela,
  santorini,
  sarajevo,
  seville,
  siena,
  sofia,
  sorrento,
  split,
  stIves,
  stavanger,
  stockholm,
  strasbourg,
  tallinn,
  taormina,
  theHague,
  thessaloniki,
  tirana,
  toledo,
  toulouse,
  trieste,
  tromso,
  turin,
  utrecht,
  valencia,
  venice,
  verona,
  vienna,
  vilnius,
  warsaw,
  windermere,
  wroclaw,
  york,
  zadar,
  zagreb,
  zermatt,
  zurich,
];
