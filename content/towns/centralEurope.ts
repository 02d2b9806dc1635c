/** The guides of France, Central and Northern Europe, as their files have them. */
import aarhus from './centralEurope/aarhus.json' with { type: 'json' };
import amsterdam from './centralEurope/amsterdam.json' with { type: 'json' };
import annecy from './centralEurope/annecy.json' with { type: 'json' };
import antwerp from './centralEurope/antwerp.json' with { type: 'json' };
import avignon from './centralEurope/avignon.json' with { type: 'json' };
import bergen from './centralEurope/bergen.json' with { type: 'json' };
import berlin from './centralEurope/berlin.json' with { type: 'json' };
import bordeaux from './centralEurope/bordeaux.json' with { type: 'json' };
import bratislava from './centralEurope/bratislava.json' with { type: 'json' };
import brno from './centralEurope/brno.json' with { type: 'json' };
import bruges from './centralEurope/bruges.json' with { type: 'json' };
import brussels from './centralEurope/brussels.json' with { type: 'json' };
import budapest from './centralEurope/budapest.json' with { type: 'json' };
import ceskyKrumlov from './centralEurope/cesky-krumlov.json' with { type: 'json' };
import chamonix from './centralEurope/chamonix.json' with { type: 'json' };
import cologne from './centralEurope/cologne.json' with { type: 'json' };
import copenhagen from './centralEurope/copenhagen.json' with { type: 'json' };
import dresden from './centralEurope/dresden.json' with { type: 'json' };
import frankfurt from './centralEurope/frankfurt.json' with { type: 'json' };
import gdansk from './centralEurope/gdansk.json' with { type: 'json' };
import geneva from './centralEurope/geneva.json' with { type: 'json' };
import ghent from './centralEurope/ghent.json' with { type: 'json' };
import gothenburg from './centralEurope/gothenburg.json' with { type: 'json' };
import graz from './centralEurope/graz.json' with { type: 'json' };
import hallstatt from './centralEurope/hallstatt.json' with { type: 'json' };
import hamburg from './centralEurope/hamburg.json' with { type: 'json' };
import heidelberg from './centralEurope/heidelberg.json' with { type: 'json' };
import helsinki from './centralEurope/helsinki.json' with { type: 'json' };
import innsbruck from './centralEurope/innsbruck.json' with { type: 'json' };
import interlaken from './centralEurope/interlaken.json' with { type: 'json' };
import krakow from './centralEurope/krakow.json' with { type: 'json' };
import leipzig from './centralEurope/leipzig.json' with { type: 'json' };
import lucerne from './centralEurope/lucerne.json' with { type: 'json' };
import lyon from './centralEurope/lyon.json' with { type: 'json' };
import marseille from './centralEurope/marseille.json' with { type: 'json' };
import munich from './centralEurope/munich.json' with { type: 'json' };
import nice from './centralEurope/nice.json' with { type: 'json' };
import nuremberg from './centralEurope/nuremberg.json' with { type: 'json' };
import oslo from './centralEurope/oslo.json' with { type: 'json' };
import paris from './centralEurope/paris.json' with { type: 'json' };
import prague from './centralEurope/prague.json' with { type: 'json' };
import reykjavik from './centralEurope/reykjavik.json' with { type: 'json' };
import riga from './centralEurope/riga.json' with { type: 'json' };
import rotterdam from './centralEurope/rotterdam.json' with { type: 'json' };
import rovaniemi from './centralEurope/rovaniemi.json' with { type: 'json' };
import salzburg from './centralEurope/salzburg.json' with { type: 'json' };
import stavanger from './centralEurope/stavanger.json' with { type: 'json' };
import stockholm from './centralEurope/stockholm.json' with { type: 'json' };
import strasbourg from './centralEurope/strasbourg.json' with { type: 'json' };
import tallinn from './centralEurope/tallinn.json' with { type: 'json' };
import theHague from './centralEurope/the-hague.json' with { type: 'json' };
import toulouse from './centralEurope/toulouse.json' with { type: 'json' };
import tromso from './centralEurope/tromso.json' with { type: 'json' };
import utrecht from './centralEurope/utrecht.json' with { type: 'json' };
import vienna from './centralEurope/vienna.json' with { type: 'json' };
import vilnius from './centralEurope/vilnius.json' with { type: 'json' };
import warsaw from './centralEurope/warsaw.json' with { type: 'json' };
import wroclaw from './centralEurope/wroclaw.json' with { type: 'json' };
import zermatt from './centralEurope/zermatt.json' with { type: 'json' };
import zurich from './centralEurope/zurich.json' with { type: 'json' };

export const CENTRAL_EUROPE: readonly unknown[] = [
  aarhus,
  amsterdam,
  annecy,
  antwerp,
  avignon,
  bergen,
  berlin,
  bordeaux,
  bratislava,
  brno,
  bruges,
  brussels,
  budapest,
  ceskyKrumlov,
  chamonix,
  cologne,
  copenhagen,
  dresden,
  frankfurt,
  gdansk,
  geneva,
  ghent,
  gothenburg,
  graz,
  hallstatt,
  hamburg,
  heidelberg,
  helsinki,
  innsbruck,
  interlaken,
  krakow,
  leipzig,
  lucerne,
  lyon,
  marseille,
  munich,
  nice,
  nuremberg,
  oslo,
  paris,
  prague,
  reykjavik,
  riga,
  rotterdam,
  rovaniemi,
  salzburg,
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
  wroclaw,
  zermatt,
  zurich,
];
