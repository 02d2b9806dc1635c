/** The guides of France, the Low Countries and Central Europe, as their files have them. */
import amsterdam from './midEurope/amsterdam.json' with { type: 'json' };
import annecy from './midEurope/annecy.json' with { type: 'json' };
import antwerp from './midEurope/antwerp.json' with { type: 'json' };
import avignon from './midEurope/avignon.json' with { type: 'json' };
import berlin from './midEurope/berlin.json' with { type: 'json' };
import bordeaux from './midEurope/bordeaux.json' with { type: 'json' };
import bratislava from './midEurope/bratislava.json' with { type: 'json' };
import brno from './midEurope/brno.json' with { type: 'json' };
import bruges from './midEurope/bruges.json' with { type: 'json' };
import brussels from './midEurope/brussels.json' with { type: 'json' };
import budapest from './midEurope/budapest.json' with { type: 'json' };
import ceskyKrumlov from './midEurope/cesky-krumlov.json' with { type: 'json' };
import chamonix from './midEurope/chamonix.json' with { type: 'json' };
import cologne from './midEurope/cologne.json' with { type: 'json' };
import dresden from './midEurope/dresden.json' with { type: 'json' };
import frankfurt from './midEurope/frankfurt.json' with { type: 'json' };
import gdansk from './midEurope/gdansk.json' with { type: 'json' };
import geneva from './midEurope/geneva.json' with { type: 'json' };
import ghent from './midEurope/ghent.json' with { type: 'json' };
import graz from './midEurope/graz.json' with { type: 'json' };
import hallstatt from './midEurope/hallstatt.json' with { type: 'json' };
import hamburg from './midEurope/hamburg.json' with { type: 'json' };
import heidelberg from './midEurope/heidelberg.json' with { type: 'json' };
import innsbruck from './midEurope/innsbruck.json' with { type: 'json' };
import interlaken from './midEurope/interlaken.json' with { type: 'json' };
import krakow from './midEurope/krakow.json' with { type: 'json' };
import leipzig from './midEurope/leipzig.json' with { type: 'json' };
import lucerne from './midEurope/lucerne.json' with { type: 'json' };
import lyon from './midEurope/lyon.json' with { type: 'json' };
import marseille from './midEurope/marseille.json' with { type: 'json' };
import munich from './midEurope/munich.json' with { type: 'json' };
import nice from './midEurope/nice.json' with { type: 'json' };
import nuremberg from './midEurope/nuremberg.json' with { type: 'json' };
import paris from './midEurope/paris.json' with { type: 'json' };
import prague from './midEurope/prague.json' with { type: 'json' };
import rotterdam from './midEurope/rotterdam.json' with { type: 'json' };
import salzburg from './midEurope/salzburg.json' with { type: 'json' };
import strasbourg from './midEurope/strasbourg.json' with { type: 'json' };
import theHague from './midEurope/the-hague.json' with { type: 'json' };
import toulouse from './midEurope/toulouse.json' with { type: 'json' };
import utrecht from './midEurope/utrecht.json' with { type: 'json' };
import vienna from './midEurope/vienna.json' with { type: 'json' };
import warsaw from './midEurope/warsaw.json' with { type: 'json' };
import wroclaw from './midEurope/wroclaw.json' with { type: 'json' };
import zermatt from './midEurope/zermatt.json' with { type: 'json' };
import zurich from './midEurope/zurich.json' with { type: 'json' };

export const MID_EUROPE: readonly unknown[] = [
  amsterdam,
  annecy,
  antwerp,
  avignon,
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
  dresden,
  frankfurt,
  gdansk,
  geneva,
  ghent,
  graz,
  hallstatt,
  hamburg,
  heidelberg,
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
  paris,
  prague,
  rotterdam,
  salzburg,
  strasbourg,
  theHague,
  toulouse,
  utrecht,
  vienna,
  warsaw,
  wroclaw,
  zermatt,
  zurich,
];
