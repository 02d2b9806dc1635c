/** The guides of the United States on the mainland, as their files have them. */
import albuquerque from './unitedStates/albuquerque.json' with { type: 'json' };
import annapolis from './unitedStates/annapolis.json' with { type: 'json' };
import asheville from './unitedStates/asheville.json' with { type: 'json' };
import aspen from './unitedStates/aspen.json' with { type: 'json' };
import atlanta from './unitedStates/atlanta.json' with { type: 'json' };
import austin from './unitedStates/austin.json' with { type: 'json' };
import baltimore from './unitedStates/baltimore.json' with { type: 'json' };
import barHarbor from './unitedStates/bar-harbor.json' with { type: 'json' };
import boston from './unitedStates/boston.json' with { type: 'json' };
import bryceCanyonCity from './unitedStates/bryce-canyon-city.json' with { type: 'json' };
import buffalo from './unitedStates/buffalo.json' with { type: 'json' };
import burlington from './unitedStates/burlington.json' with { type: 'json' };
import charleston from './unitedStates/charleston.json' with { type: 'json' };
import charlotte from './unitedStates/charlotte.json' with { type: 'json' };
import chicago from './unitedStates/chicago.json' with { type: 'json' };
import cincinnati from './unitedStates/cincinnati.json' with { type: 'json' };
import cleveland from './unitedStates/cleveland.json' with { type: 'json' };
import coloradoSprings from './unitedStates/colorado-springs.json' with { type: 'json' };
import dallas from './unitedStates/dallas.json' with { type: 'json' };
import denver from './unitedStates/denver.json' with { type: 'json' };
import detroit from './unitedStates/detroit.json' with { type: 'json' };
import estesPark from './unitedStates/estes-park.json' with { type: 'json' };
import flagstaff from './unitedStates/flagstaff.json' with { type: 'json' };
import grandCanyonVillage from './unitedStates/grand-canyon-village.json' with { type: 'json' };
import houston from './unitedStates/houston.json' with { type: 'json' };
import jacksonHole from './unitedStates/jackson-hole.json' with { type: 'json' };
import kansasCity from './unitedStates/kansas-city.json' with { type: 'json' };
import keyWest from './unitedStates/key-west.json' with { type: 'json' };
import lasVegas from './unitedStates/las-vegas.json' with { type: 'json' };
import losAngeles from './unitedStates/los-angeles.json' with { type: 'json' };
import louisville from './unitedStates/louisville.json' with { type: 'json' };
import memphis from './unitedStates/memphis.json' with { type: 'json' };
import miami from './unitedStates/miami.json' with { type: 'json' };
import milwaukee from './unitedStates/milwaukee.json' with { type: 'json' };
import minneapolis from './unitedStates/minneapolis.json' with { type: 'json' };
import moab from './unitedStates/moab.json' with { type: 'json' };
import monterey from './unitedStates/monterey.json' with { type: 'json' };
import napa from './unitedStates/napa.json' with { type: 'json' };
import nashville from './unitedStates/nashville.json' with { type: 'json' };
import newOrleans from './unitedStates/new-orleans.json' with { type: 'json' };
import newYork from './unitedStates/new-york.json' with { type: 'json' };
import newport from './unitedStates/newport.json' with { type: 'json' };
import orlando from './unitedStates/orlando.json' with { type: 'json' };
import page from './unitedStates/page.json' with { type: 'json' };
import palmSprings from './unitedStates/palm-springs.json' with { type: 'json' };
import parkCity from './unitedStates/park-city.json' with { type: 'json' };
import philadelphia from './unitedStates/philadelphia.json' with { type: 'json' };
import phoenix from './unitedStates/phoenix.json' with { type: 'json' };
import pittsburgh from './unitedStates/pittsburgh.json' with { type: 'json' };
import portland from './unitedStates/portland.json' with { type: 'json' };
import providence from './unitedStates/providence.json' with { type: 'json' };
import provincetown from './unitedStates/provincetown.json' with { type: 'json' };
import rapidCity from './unitedStates/rapid-city.json' with { type: 'json' };
import reno from './unitedStates/reno.json' with { type: 'json' };
import sacramento from './unitedStates/sacramento.json' with { type: 'json' };
import saltLakeCity from './unitedStates/salt-lake-city.json' with { type: 'json' };
import sanAntonio from './unitedStates/san-antonio.json' with { type: 'json' };
import sanDiego from './unitedStates/san-diego.json' with { type: 'json' };
import sanFrancisco from './unitedStates/san-francisco.json' with { type: 'json' };
import santaBarbara from './unitedStates/santa-barbara.json' with { type: 'json' };
import santaFe from './unitedStates/santa-fe.json' with { type: 'json' };
import savannah from './unitedStates/savannah.json' with { type: 'json' };
import scottsdale from './unitedStates/scottsdale.json' with { type: 'json' };
import seattle from './unitedStates/seattle.json' with { type: 'json' };
import sedona from './unitedStates/sedona.json' with { type: 'json' };
import southLakeTahoe from './unitedStates/south-lake-tahoe.json' with { type: 'json' };
import springdale from './unitedStates/springdale.json' with { type: 'json' };
import stAugustine from './unitedStates/st-augustine.json' with { type: 'json' };
import stLouis from './unitedStates/st-louis.json' with { type: 'json' };
import stPetersburg from './unitedStates/st-petersburg.json' with { type: 'json' };
import tampa from './unitedStates/tampa.json' with { type: 'json' };
import tucson from './unitedStates/tucson.json' with { type: 'json' };
import washington from './unitedStates/washington.json' with { type: 'json' };
import westYellowstone from './unitedStates/west-yellowstone.json' with { type: 'json' };
import williamsburg from './unitedStates/williamsburg.json' with { type: 'json' };
import yosemiteValley from './unitedStates/yosemite-valley.json' with { type: 'json' };

export const UNITED_STATES: readonly unknown[] = [
  albuquerque,
  annapolis,
  asheville,
  aspen,
  atlanta,
  austin,
  baltimore,
  barHarbor,
  boston,
  bryceCanyonCity,
  buffalo,
  burlington,
  charleston,
  charlotte,
  chicago,
  cincinnati,
  cleveland,
  coloradoSprings,
  dallas,
  denver,
  detroit,
  estesPark,
  flagstaff,
  grandCanyonVillage,
  houston,
  jacksonHole,
  kansasCity,
  keyWest,
  lasVegas,
  losAngeles,
  louisville,
  memphis,
  miami,
  milwaukee,
  minneapolis,
  moab,
  monterey,
  napa,
  nashville,
  newOrleans,
  newYork,
  newport,
  orlando,
  page,
  palmSprings,
  parkCity,
  philadelphia,
  phoenix,
  pittsburgh,
  portland,
  providence,
  provincetown,
  rapidCity,
  reno,
  sacramento,
  saltLakeCity,
  sanAntonio,
  sanDiego,
  sanFrancisco,
  santaBarbara,
  santaFe,
  savannah,
  scottsdale,
  seattle,
  sedona,
  southLakeTahoe,
  springdale,
  stAugustine,
  stLouis,
  stPetersburg,
  tampa,
  tucson,
  washington,
  westYellowstone,
  williamsburg,
  yosemiteValley,
];
