/** The guides of the Americas, as their files have them. */
import anchorage from './americas/anchorage.json' with { type: 'json' };
import asheville from './americas/asheville.json' with { type: 'json' };
import atlanta from './americas/atlanta.json' with { type: 'json' };
import austin from './americas/austin.json' with { type: 'json' };
import banff from './americas/banff.json' with { type: 'json' };
import bogota from './americas/bogota.json' with { type: 'json' };
import boston from './americas/boston.json' with { type: 'json' };
import bryceCanyonCity from './americas/bryce-canyon-city.json' with { type: 'json' };
import buenosAires from './americas/buenos-aires.json' with { type: 'json' };
import cancun from './americas/cancun.json' with { type: 'json' };
import cartagena from './americas/cartagena.json' with { type: 'json' };
import charleston from './americas/charleston.json' with { type: 'json' };
import chicago from './americas/chicago.json' with { type: 'json' };
import cusco from './americas/cusco.json' with { type: 'json' };
import dallas from './americas/dallas.json' with { type: 'json' };
import denver from './americas/denver.json' with { type: 'json' };
import fairbanks from './americas/fairbanks.json' with { type: 'json' };
import flagstaff from './americas/flagstaff.json' with { type: 'json' };
import grandCanyonVillage from './americas/grand-canyon-village.json' with { type: 'json' };
import havana from './americas/havana.json' with { type: 'json' };
import hilo from './americas/hilo.json' with { type: 'json' };
import honolulu from './americas/honolulu.json' with { type: 'json' };
import houston from './americas/houston.json' with { type: 'json' };
import jacksonHole from './americas/jackson-hole.json' with { type: 'json' };
import juneau from './americas/juneau.json' with { type: 'json' };
import kauai from './americas/kauai.json' with { type: 'json' };
import keyWest from './americas/key-west.json' with { type: 'json' };
import kona from './americas/kona.json' with { type: 'json' };
import lasVegas from './americas/las-vegas.json' with { type: 'json' };
import lima from './americas/lima.json' with { type: 'json' };
import losAngeles from './americas/los-angeles.json' with { type: 'json' };
import maui from './americas/maui.json' with { type: 'json' };
import medellin from './americas/medellin.json' with { type: 'json' };
import mendoza from './americas/mendoza.json' with { type: 'json' };
import mexicoCity from './americas/mexico-city.json' with { type: 'json' };
import miami from './americas/miami.json' with { type: 'json' };
import moab from './americas/moab.json' with { type: 'json' };
import monterey from './americas/monterey.json' with { type: 'json' };
import montreal from './americas/montreal.json' with { type: 'json' };
import napa from './americas/napa.json' with { type: 'json' };
import nashville from './americas/nashville.json' with { type: 'json' };
import newOrleans from './americas/new-orleans.json' with { type: 'json' };
import newYork from './americas/new-york.json' with { type: 'json' };
import oaxaca from './americas/oaxaca.json' with { type: 'json' };
import orlando from './americas/orlando.json' with { type: 'json' };
import page from './americas/page.json' with { type: 'json' };
import palmSprings from './americas/palm-springs.json' with { type: 'json' };
import panamaCity from './americas/panama-city.json' with { type: 'json' };
import parkCity from './americas/park-city.json' with { type: 'json' };
import philadelphia from './americas/philadelphia.json' with { type: 'json' };
import phoenix from './americas/phoenix.json' with { type: 'json' };
import portland from './americas/portland.json' with { type: 'json' };
import quebec from './americas/quebec.json' with { type: 'json' };
import quito from './americas/quito.json' with { type: 'json' };
import rioDeJaneiro from './americas/rio-de-janeiro.json' with { type: 'json' };
import sacramento from './americas/sacramento.json' with { type: 'json' };
import saltLakeCity from './americas/salt-lake-city.json' with { type: 'json' };
import salvador from './americas/salvador.json' with { type: 'json' };
import sanAntonio from './americas/san-antonio.json' with { type: 'json' };
import sanDiego from './americas/san-diego.json' with { type: 'json' };
import sanFrancisco from './americas/san-francisco.json' with { type: 'json' };
import sanJuan from './americas/san-juan.json' with { type: 'json' };
import santaBarbara from './americas/santa-barbara.json' with { type: 'json' };
import santaFe from './americas/santa-fe.json' with { type: 'json' };
import santiago from './americas/santiago.json' with { type: 'json' };
import savannah from './americas/savannah.json' with { type: 'json' };
import scottsdale from './americas/scottsdale.json' with { type: 'json' };
import seattle from './americas/seattle.json' with { type: 'json' };
import sedona from './americas/sedona.json' with { type: 'json' };
import southLakeTahoe from './americas/south-lake-tahoe.json' with { type: 'json' };
import springdale from './americas/springdale.json' with { type: 'json' };
import stAugustine from './americas/st-augustine.json' with { type: 'json' };
import stPetersburg from './americas/st-petersburg.json' with { type: 'json' };
import tampa from './americas/tampa.json' with { type: 'json' };
import toronto from './americas/toronto.json' with { type: 'json' };
import tucson from './americas/tucson.json' with { type: 'json' };
import vancouver from './americas/vancouver.json' with { type: 'json' };
import washington from './americas/washington.json' with { type: 'json' };
import westYellowstone from './americas/west-yellowstone.json' with { type: 'json' };
import yosemiteValley from './americas/yosemite-valley.json' with { type: 'json' };

export const AMERICAS: readonly unknown[] = [
  anchorage,
  asheville,
  atlanta,
  austin,
  banff,
  bogota,
  boston,
  bryceCanyonCity,
  buenosAires,
  cancun,
  cartagena,
  charleston,
  chicago,
  cusco,
  dallas,
  denver,
  fairbanks,
  flagstaff,
  grandCanyonVillage,
  havana,
  hilo,
  honolulu,
  houston,
  jacksonHole,
  juneau,
  kauai,
  keyWest,
  kona,
  lasVegas,
  lima,
  losAngeles,
  maui,
  medellin,
  mendoza,
  mexicoCity,
  miami,
  moab,
  monterey,
  montreal,
  napa,
  nashville,
  newOrleans,
  newYork,
  oaxaca,
  orlando,
  page,
  palmSprings,
  panamaCity,
  parkCity,
  philadelphia,
  phoenix,
  portland,
  quebec,
  quito,
  rioDeJaneiro,
  sacramento,
  saltLakeCity,
  salvador,
  sanAntonio,
  sanDiego,
  sanFrancisco,
  sanJuan,
  santaBarbara,
  santaFe,
  santiago,
  savannah,
  scottsdale,
  seattle,
  sedona,
  southLakeTahoe,
  springdale,
  stAugustine,
  stPetersburg,
  tampa,
  toronto,
  tucson,
  vancouver,
  washington,
  westYellowstone,
  yosemiteValley,
];
