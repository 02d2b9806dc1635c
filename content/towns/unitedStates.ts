/** The guides of the USA and Canada, as their files have them. */
import albuquerque from './northAmerica/albuquerque.json' with { type: 'json' };
import annapolis from './northAmerica/annapolis.json' with { type: 'json' };
import asheville from './northAmerica/asheville.json' with { type: 'json' };
import aspen from './northAmerica/aspen.json' with { type: 'json' };
import atlanta from './northAmerica/atlanta.json' with { type: 'json' };
import austin from './northAmerica/austin.json' with { type: 'json' };
import baltimore from './northAmerica/baltimore.json' with { type: 'json' };
import banff from './northAmerica/banff.json' with { type: 'json' };
import barHarbor from './northAmerica/bar-harbor.json' with { type: 'json' };
import boston from './northAmerica/boston.json' with { type: 'json' };
import bryceCanyonCity from './northAmerica/bryce-canyon-city.json' with { type: 'json' };
import buffalo from './northAmerica/buffalo.json' with { type: 'json' };
import burlington from './northAmerica/burlington.json' with { type: 'json' };
import calgary from './northAmerica/calgary.json' with { type: 'json' };
import charleston from './northAmerica/charleston.json' with { type: 'json' };
import charlotte from './northAmerica/charlotte.json' with { type: 'json' };
import chicago from './northAmerica/chicago.json' with { type: 'json' };
import cincinnati from './northAmerica/cincinnati.json' with { type: 'json' };
import cleveland from './northAmerica/cleveland.json' with { type: 'json' };
import coloradoSprings from './northAmerica/colorado-springs.json' with { type: 'json' };
import dallas from './northAmerica/dallas.json' with { type: 'json' };
import denver from './northAmerica/denver.json' with { type: 'json' };
import detroit from './northAmerica/detroit.json' with { type: 'json' };
import estesPark from './northAmerica/estes-park.json' with { type: 'json' };
import flagstaff from './northAmerica/flagstaff.json' with { type: 'json' };
import grandCanyonVillage from './northAmerica/grand-canyon-village.json' with { type: 'json' };
import halifax from './northAmerica/halifax.json' with { type: 'json' };
import houston from './northAmerica/houston.json' with { type: 'json' };
import jacksonHole from './northAmerica/jackson-hole.json' with { type: 'json' };
import jasper from './northAmerica/jasper.json' with { type: 'json' };
import kansasCity from './northAmerica/kansas-city.json' with { type: 'json' };
import keyWest from './northAmerica/key-west.json' with { type: 'json' };
import lasVegas from './northAmerica/las-vegas.json' with { type: 'json' };
import losAngeles from './northAmerica/los-angeles.json' with { type: 'json' };
import louisville from './northAmerica/louisville.json' with { type: 'json' };
import memphis from './northAmerica/memphis.json' with { type: 'json' };
import miami from './northAmerica/miami.json' with { type: 'json' };
import milwaukee from './northAmerica/milwaukee.json' with { type: 'json' };
import minneapolis from './northAmerica/minneapolis.json' with { type: 'json' };
import moab from './northAmerica/moab.json' with { type: 'json' };
import monterey from './northAmerica/monterey.json' with { type: 'json' };
import montreal from './northAmerica/montreal.json' with { type: 'json' };
import napa from './northAmerica/napa.json' with { type: 'json' };
import nashville from './northAmerica/nashville.json' with { type: 'json' };
import newOrleans from './northAmerica/new-orleans.json' with { type: 'json' };
import newYork from './northAmerica/new-york.json' with { type: 'json' };
import newport from './northAmerica/newport.json' with { type: 'json' };
import niagaraFalls from './northAmerica/niagara-falls.json' with { type: 'json' };
import niagaraOnTheLake from './northAmerica/niagara-on-the-lake.json' with { type: 'json' };
import orlando from './northAmerica/orlando.json' with { type: 'json' };
import ottawa from './northAmerica/ottawa.json' with { type: 'json' };
import page from './northAmerica/page.json' with { type: 'json' };
import palmSprings from './northAmerica/palm-springs.json' with { type: 'json' };
import parkCity from './northAmerica/park-city.json' with { type: 'json' };
import philadelphia from './northAmerica/philadelphia.json' with { type: 'json' };
import phoenix from './northAmerica/phoenix.json' with { type: 'json' };
import pittsburgh from './northAmerica/pittsburgh.json' with { type: 'json' };
import portland from './northAmerica/portland.json' with { type: 'json' };
import providence from './northAmerica/providence.json' with { type: 'json' };
import provincetown from './northAmerica/provincetown.json' with { type: 'json' };
import quebec from './northAmerica/quebec.json' with { type: 'json' };
import rapidCity from './northAmerica/rapid-city.json' with { type: 'json' };
import reno from './northAmerica/reno.json' with { type: 'json' };
import sacramento from './northAmerica/sacramento.json' with { type: 'json' };
import saltLakeCity from './northAmerica/salt-lake-city.json' with { type: 'json' };
import sanAntonio from './northAmerica/san-antonio.json' with { type: 'json' };
import sanDiego from './northAmerica/san-diego.json' with { type: 'json' };
import sanFrancisco from './northAmerica/san-francisco.json' with { type: 'json' };
import santaBarbara from './northAmerica/santa-barbara.json' with { type: 'json' };
import santaFe from './northAmerica/santa-fe.json' with { type: 'json' };
import savannah from './northAmerica/savannah.json' with { type: 'json' };
import scottsdale from './northAmerica/scottsdale.json' with { type: 'json' };
import seattle from './northAmerica/seattle.json' with { type: 'json' };
import sedona from './northAmerica/sedona.json' with { type: 'json' };
import southLakeTahoe from './northAmerica/south-lake-tahoe.json' with { type: 'json' };
import springdale from './northAmerica/springdale.json' with { type: 'json' };
import stAugustine from './northAmerica/st-augustine.json' with { type: 'json' };
import stJohns from './northAmerica/st-johns.json' with { type: 'json' };
import stLouis from './northAmerica/st-louis.json' with { type: 'json' };
import stPetersburg from './northAmerica/st-petersburg.json' with { type: 'json' };
import tampa from './northAmerica/tampa.json' with { type: 'json' };
import tofino from './northAmerica/tofino.json' with { type: 'json' };
import toronto from './northAmerica/toronto.json' with { type: 'json' };
import tucson from './northAmerica/tucson.json' with { type: 'json' };
import vancouver from './northAmerica/vancouver.json' with { type: 'json' };
import victoria from './northAmerica/victoria.json' with { type: 'json' };
import washington from './northAmerica/washington.json' with { type: 'json' };
import westYellowstone from './northAmerica/west-yellowstone.json' with { type: 'json' };
import whistler from './northAmerica/whistler.json' with { type: 'json' };
import williamsburg from './northAmerica/williamsburg.json' with { type: 'json' };
import winnipeg from './northAmerica/winnipeg.json' with { type: 'json' };
import yosemiteValley from './northAmerica/yosemite-valley.json' with { type: 'json' };

export const NORTH_AMERICA: readonly unknown[] = [
  albuquerque,
  annapolis,
  asheville,
  aspen,
  atlanta,
  austin,
  baltimore,
  banff,
  barHarbor,
  boston,
  bryceCanyonCity,
  buffalo,
  burlington,
  calgary,
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
  halifax,
  houston,
  jacksonHole,
  jasper,
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
  montreal,
  napa,
  nashville,
  newOrleans,
  newYork,
  newport,
  niagaraFalls,
  niagaraOnTheLake,
  orlando,
  ottawa,
  page,
  palmSprings,
  parkCity,
  philadelphia,
  phoenix,
  pittsburgh,
  portland,
  providence,
  provincetown,
  quebec,
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
  stJohns,
  stLouis,
  stPetersburg,
  tampa,
  tofino,
  toronto,
  tucson,
  vancouver,
  victoria,
  washington,
  westYellowstone,
  whistler,
  williamsburg,
  winnipeg,
  yosemiteValley,
];
