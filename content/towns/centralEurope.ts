/** The guides of Northern and Central Europe, as their files have them. */
import aarhus from './northernEurope/aarhus.json' with { type: 'json' };
import amsterdam from './northernEurope/amsterdam.json' with { type: 'json' };
import annecy from './northernEurope/annecy.json' with { type: 'json' };
import antwerp from './northernEurope/antwerp.json' with { type: 'json' };
import avignon from './northernEurope/avignon.json' with { type: 'json' };
import bath from './northernEurope/bath.json' with { type: 'json' };
import belfast from './northernEurope/belfast.json' with { type: 'json' };
import bergen from './northernEurope/bergen.json' with { type: 'json' };
import berlin from './northernEurope/berlin.json' with { type: 'json' };
import bordeaux from './northernEurope/bordeaux.json' with { type: 'json' };
import bratislava from './northernEurope/bratislava.json' with { type: 'json' };
import brighton from './northernEurope/brighton.json' with { type: 'json' };
import bristol from './northernEurope/bristol.json' with { type: 'json' };
import brno from './northernEurope/brno.json' with { type: 'json' };
import bruges from './northernEurope/bruges.json' with { type: 'json' };
import brussels from './northernEurope/brussels.json' with { type: 'json' };
import budapest from './northernEurope/budapest.json' with { type: 'json' };
import cambridge from './northernEurope/cambridge.json' with { type: 'json' };
import ceskyKrumlov from './northernEurope/cesky-krumlov.json' with { type: 'json' };
import chamonix from './northernEurope/chamonix.json' with { type: 'json' };
import cologne from './northernEurope/cologne.json' with { type: 'json' };
import copenhagen from './northernEurope/copenhagen.json' with { type: 'json' };
import cork from './northernEurope/cork.json' with { type: 'json' };
import dresden from './northernEurope/dresden.json' with { type: 'json' };
import dublin from './northernEurope/dublin.json' with { type: 'json' };
import edinburgh from './northernEurope/edinburgh.json' with { type: 'json' };
import frankfurt from './northernEurope/frankfurt.json' with { type: 'json' };
import galway from './northernEurope/galway.json' with { type: 'json' };
import gdansk from './northernEurope/gdansk.json' with { type: 'json' };
import geneva from './northernEurope/geneva.json' with { type: 'json' };
import ghent from './northernEurope/ghent.json' with { type: 'json' };
import glasgow from './northernEurope/glasgow.json' with { type: 'json' };
import gothenburg from './northernEurope/gothenburg.json' with { type: 'json' };
import graz from './northernEurope/graz.json' with { type: 'json' };
import hallstatt from './northernEurope/hallstatt.json' with { type: 'json' };
import hamburg from './northernEurope/hamburg.json' with { type: 'json' };
import heidelberg from './northernEurope/heidelberg.json' with { type: 'json' };
import helsinki from './northernEurope/helsinki.json' with { type: 'json' };
import innsbruck from './northernEurope/innsbruck.json' with { type: 'json' };
import interlaken from './northernEurope/interlaken.json' with { type: 'json' };
import inverness from './northernEurope/inverness.json' with { type: 'json' };
import isleOfSkye from './northernEurope/isle-of-skye.json' with { type: 'json' };
import killarney from './northernEurope/killarney.json' with { type: 'json' };
import krakow from './northernEurope/krakow.json' with { type: 'json' };
import leipzig from './northernEurope/leipzig.json' with { type: 'json' };
import liverpool from './northernEurope/liverpool.json' with { type: 'json' };
import london from './northernEurope/london.json' with { type: 'json' };
import lucerne from './northernEurope/lucerne.json' with { type: 'json' };
import lyon from './northernEurope/lyon.json' with { type: 'json' };
import manchester from './northernEurope/manchester.json' with { type: 'json' };
import marseille from './northernEurope/marseille.json' with { type: 'json' };
import munich from './northernEurope/munich.json' with { type: 'json' };
import newcastle from './northernEurope/newcastle.json' with { type: 'json' };
import nice from './northernEurope/nice.json' with { type: 'json' };
import nuremberg from './northernEurope/nuremberg.json' with { type: 'json' };
import oslo from './northernEurope/oslo.json' with { type: 'json' };
import oxford from './northernEurope/oxford.json' with { type: 'json' };
import paris from './northernEurope/paris.json' with { type: 'json' };
import prague from './northernEurope/prague.json' with { type: 'json' };
import reykjavik from './northernEurope/reykjavik.json' with { type: 'json' };
import riga from './northernEurope/riga.json' with { type: 'json' };
import rotterdam from './northernEurope/rotterdam.json' with { type: 'json' };
import rovaniemi from './northernEurope/rovaniemi.json' with { type: 'json' };
import salzburg from './northernEurope/salzburg.json' with { type: 'json' };
import stIves from './northernEurope/st-ives.json' with { type: 'json' };
import stavanger from './northernEurope/stavanger.json' with { type: 'json' };
import stockholm from './northernEurope/stockholm.json' with { type: 'json' };
import strasbourg from './northernEurope/strasbourg.json' with { type: 'json' };
import tallinn from './northernEurope/tallinn.json' with { type: 'json' };
import theHague from './northernEurope/the-hague.json' with { type: 'json' };
import toulouse from './northernEurope/toulouse.json' with { type: 'json' };
import tromso from './northernEurope/tromso.json' with { type: 'json' };
import utrecht from './northernEurope/utrecht.json' with { type: 'json' };
import vienna from './northernEurope/vienna.json' with { type: 'json' };
import vilnius from './northernEurope/vilnius.json' with { type: 'json' };
import warsaw from './northernEurope/warsaw.json' with { type: 'json' };
import windermere from './northernEurope/windermere.json' with { type: 'json' };
import wroclaw from './northernEurope/wroclaw.json' with { type: 'json' };
import york from './northernEurope/york.json' with { type: 'json' };
import zermatt from './northernEurope/zermatt.json' with { type: 'json' };
import zurich from './northernEurope/zurich.json' with { type: 'json' };

export const NORTHERN_EUROPE: readonly unknown[] = [
  aarhus,
  amsterdam,
  annecy,
  antwerp,
  avignon,
  bath,
  belfast,
  bergen,
  berlin,
  bordeaux,
  bratislava,
  brighton,
  bristol,
  brno,
  bruges,
  brussels,
  budapest,
  cambridge,
  ceskyKrumlov,
  chamonix,
  cologne,
  copenhagen,
  cork,
  dresden,
  dublin,
  edinburgh,
  frankfurt,
  galway,
  gdansk,
  geneva,
  ghent,
  glasgow,
  gothenburg,
  graz,
  hallstatt,
  hamburg,
  heidelberg,
  helsinki,
  innsbruck,
  interlaken,
  inverness,
  isleOfSkye,
  killarney,
  krakow,
  leipzig,
  liverpool,
  london,
  lucerne,
  lyon,
  manchester,
  marseille,
  munich,
  newcastle,
  nice,
  nuremberg,
  oslo,
  oxford,
  paris,
  prague,
  reykjavik,
  riga,
  rotterdam,
  rovaniemi,
  salzburg,
  stIves,
  stavanger,
  stockholm,
  strasbourg,
  tallinn,
  theHague,
  toulouse,
  tromso,
  utrecht,
  vienna,
  vilnius,
  warsaw,
  windermere,
  wroclaw,
  york,
  zermatt,
  zurich,
];
