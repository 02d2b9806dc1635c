/** The guides of Europe, as their files have them. */
import aarhus from './europe/aarhus.json' with { type: 'json' };
import algarve from './europe/algarve.json' with { type: 'json' };
import alicante from './europe/alicante.json' with { type: 'json' };
import amalfi from './europe/amalfi.json' with { type: 'json' };
import amsterdam from './europe/amsterdam.json' with { type: 'json' };
import annecy from './europe/annecy.json' with { type: 'json' };
import antwerp from './europe/antwerp.json' with { type: 'json' };
import athens from './europe/athens.json' with { type: 'json' };
import avignon from './europe/avignon.json' with { type: 'json' };
import barcelona from './europe/barcelona.json' with { type: 'json' };
import bari from './europe/bari.json' with { type: 'json' };
import bath from './europe/bath.json' with { type: 'json' };
import belfast from './europe/belfast.json' with { type: 'json' };
import belgrade from './europe/belgrade.json' with { type: 'json' };
import bergen from './europe/bergen.json' with { type: 'json' };
import berlin from './europe/berlin.json' with { type: 'json' };
import bilbao from './europe/bilbao.json' with { type: 'json' };
import bologna from './europe/bologna.json' with { type: 'json' };
import bordeaux from './europe/bordeaux.json' with { type: 'json' };
import brasov from './europe/brasov.json' with { type: 'json' };
import bratislava from './europe/bratislava.json' with { type: 'json' };
import brighton from './europe/brighton.json' with { type: 'json' };
import bristol from './europe/bristol.json' with { type: 'json' };
import brno from './europe/brno.json' with { type: 'json' };
import bruges from './europe/bruges.json' with { type: 'json' };
import brussels from './europe/brussels.json' with { type: 'json' };
import bucharest from './europe/bucharest.json' with { type: 'json' };
import budapest from './europe/budapest.json' with { type: 'json' };
import cadiz from './europe/cadiz.json' with { type: 'json' };
import cagliari from './europe/cagliari.json' with { type: 'json' };
import cambridge from './europe/cambridge.json' with { type: 'json' };
import catania from './europe/catania.json' with { type: 'json' };
import ceskyKrumlov from './europe/cesky-krumlov.json' with { type: 'json' };
import chamonix from './europe/chamonix.json' with { type: 'json' };
import chania from './europe/chania.json' with { type: 'json' };
import clujNapoca from './europe/cluj-napoca.json' with { type: 'json' };
import cologne from './europe/cologne.json' with { type: 'json' };
import como from './europe/como.json' with { type: 'json' };
import copenhagen from './europe/copenhagen.json' with { type: 'json' };
import cordoba from './europe/cordoba.json' with { type: 'json' };
import corfu from './europe/corfu.json' with { type: 'json' };
import cork from './europe/cork.json' with { type: 'json' };
import dresden from './europe/dresden.json' with { type: 'json' };
import dublin from './europe/dublin.json' with { type: 'json' };
import dubrovnik from './europe/dubrovnik.json' with { type: 'json' };
import edinburgh from './europe/edinburgh.json' with { type: 'json' };
import florence from './europe/florence.json' with { type: 'json' };
import frankfurt from './europe/frankfurt.json' with { type: 'json' };
import galway from './europe/galway.json' with { type: 'json' };
import gdansk from './europe/gdansk.json' with { type: 'json' };
import geneva from './europe/geneva.json' with { type: 'json' };
import genoa from './europe/genoa.json' with { type: 'json' };
import ghent from './europe/ghent.json' with { type: 'json' };
import girona from './europe/girona.json' with { type: 'json' };
import glasgow from './europe/glasgow.json' with { type: 'json' };
import gothenburg from './europe/gothenburg.json' with { type: 'json' };
import granada from './europe/granada.json' with { type: 'json' };
import graz from './europe/graz.json' with { type: 'json' };
import hallstatt from './europe/hallstatt.json' with { type: 'json' };
import hamburg from './europe/hamburg.json' with { type: 'json' };
import heidelberg from './europe/heidelberg.json' with { type: 'json' };
import helsinki from './europe/helsinki.json' with { type: 'json' };
import heraklion from './europe/heraklion.json' with { type: 'json' };
import ibiza from './europe/ibiza.json' with { type: 'json' };
import innsbruck from './europe/innsbruck.json' with { type: 'json' };
import interlaken from './europe/interlaken.json' with { type: 'json' };
import inverness from './europe/inverness.json' with { type: 'json' };
import isleOfSkye from './europe/isle-of-skye.json' with { type: 'json' };
import killarney from './europe/killarney.json' with { type: 'json' };
import kotor from './europe/kotor.json' with { type: 'json' };
import krakow from './europe/krakow.json' with { type: 'json' };
import lecce from './europe/lecce.json' with { type: 'json' };
import leipzig from './europe/leipzig.json' with { type: 'json' };
import lisbon from './europe/lisbon.json' with { type: 'json' };
import liverpool from './europe/liverpool.json' with { type: 'json' };
import ljubljana from './europe/ljubljana.json' with { type: 'json' };
import london from './europe/london.json' with { type: 'json' };
import lucca from './europe/lucca.json' with { type: 'json' };
import lucerne from './europe/lucerne.json' with { type: 'json' };
import lyon from './europe/lyon.json' with { type: 'json' };
import madrid from './europe/madrid.json' with { type: 'json' };
import malaga from './europe/malaga.json' with { type: 'json' };
import malta from './europe/malta.json' with { type: 'json' };
import manchester from './europe/manchester.json' with { type: 'json' };
import marseille from './europe/marseille.json' with { type: 'json' };
import matera from './europe/matera.json' with { type: 'json' };
import milan from './europe/milan.json' with { type: 'json' };
import mostar from './europe/mostar.json' with { type: 'json' };
import munich from './europe/munich.json' with { type: 'json' };
import mykonos from './europe/mykonos.json' with { type: 'json' };
import naples from './europe/naples.json' with { type: 'json' };
import naxos from './europe/naxos.json' with { type: 'json' };
import newcastle from './europe/newcastle.json' with { type: 'json' };
import nice from './europe/nice.json' with { type: 'json' };
import nuremberg from './europe/nuremberg.json' with { type: 'json' };
import ohrid from './europe/ohrid.json' with { type: 'json' };
import oslo from './europe/oslo.json' with { type: 'json' };
import oxford from './europe/oxford.json' with { type: 'json' };
import palermo from './europe/palermo.json' with { type: 'json' };
import palmaDeMallorca from './europe/palma-de-mallorca.json' with { type: 'json' };
import paris from './europe/paris.json' with { type: 'json' };
import pisa from './europe/pisa.json' with { type: 'json' };
import plovdiv from './europe/plovdiv.json' with { type: 'json' };
import pontaDelgada from './europe/ponta-delgada.json' with { type: 'json' };
import porto from './europe/porto.json' with { type: 'json' };
import prague from './europe/prague.json' with { type: 'json' };
import reykjavik from './europe/reykjavik.json' with { type: 'json' };
import rhodes from './europe/rhodes.json' with { type: 'json' };
import riga from './europe/riga.json' with { type: 'json' };
import rome from './europe/rome.json' with { type: 'json' };
import rotterdam from './europe/rotterdam.json' with { type: 'json' };
import rovaniemi from './europe/rovaniemi.json' with { type: 'json' };
import salzburg from './europe/salzburg.json' with { type: 'json' };
import sanSebastian from './europe/san-sebastian.json' with { type: 'json' };
import santiagoDeCompostela from './europe/santiago-de-compostela.json' with { type: 'json' };
import santorini from './europe/santorini.json' with { type: 'json' };
import sarajevo from './europe/sarajevo.json' with { type: 'json' };
import seville from './europe/seville.json' with { type: 'json' };
import siena from './europe/siena.json' with { type: 'json' };
import sofia from './europe/sofia.json' with { type: 'json' };
import sorrento from './europe/sorrento.json' with { type: 'json' };
import split from './europe/split.json' with { type: 'json' };
import stIves from './europe/st-ives.json' with { type: 'json' };
import stavanger from './europe/stavanger.json' with { type: 'json' };
import stockholm from './europe/stockholm.json' with { type: 'json' };
import strasbourg from './europe/strasbourg.json' with { type: 'json' };
import tallinn from './europe/tallinn.json' with { type: 'json' };
import taormina from './europe/taormina.json' with { type: 'json' };
import theHague from './europe/the-hague.json' with { type: 'json' };
import thessaloniki from './europe/thessaloniki.json' with { type: 'json' };
import tirana from './europe/tirana.json' with { type: 'json' };
import toledo from './europe/toledo.json' with { type: 'json' };
import toulouse from './europe/toulouse.json' with { type: 'json' };
import trieste from './europe/trieste.json' with { type: 'json' };
import tromso from './europe/tromso.json' with { type: 'json' };
import turin from './europe/turin.json' with { type: 'json' };
import utrecht from './europe/utrecht.json' with { type: 'json' };
import valencia from './europe/valencia.json' with { type: 'json' };
import venice from './europe/venice.json' with { type: 'json' };
import verona from './europe/verona.json' with { type: 'json' };
import vienna from './europe/vienna.json' with { type: 'json' };
import vilnius from './europe/vilnius.json' with { type: 'json' };
import warsaw from './europe/warsaw.json' with { type: 'json' };
import windermere from './europe/windermere.json' with { type: 'json' };
import wroclaw from './europe/wroclaw.json' with { type: 'json' };
import york from './europe/york.json' with { type: 'json' };
import zadar from './europe/zadar.json' with { type: 'json' };
import zagreb from './europe/zagreb.json' with { type: 'json' };
import zermatt from './europe/zermatt.json' with { type: 'json' };
import zurich from './europe/zurich.json' with { type: 'json' };

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
