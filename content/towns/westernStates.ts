/** The guides of the western and southern United States on the mainland, as their files have them. */
import albuquerque from './westernStates/albuquerque.json' with { type: 'json' };
import aspen from './westernStates/aspen.json' with { type: 'json' };
import austin from './westernStates/austin.json' with { type: 'json' };
import bryceCanyonCity from './westernStates/bryce-canyon-city.json' with { type: 'json' };
import coloradoSprings from './westernStates/colorado-springs.json' with { type: 'json' };
import dallas from './westernStates/dallas.json' with { type: 'json' };
import denver from './westernStates/denver.json' with { type: 'json' };
import estesPark from './westernStates/estes-park.json' with { type: 'json' };
import flagstaff from './westernStates/flagstaff.json' with { type: 'json' };
import grandCanyonVillage from './westernStates/grand-canyon-village.json' with { type: 'json' };
import houston from './westernStates/houston.json' with { type: 'json' };
import jacksonHole from './westernStates/jackson-hole.json' with { type: 'json' };
import kansasCity from './westernStates/kansas-city.json' with { type: 'json' };
import lasVegas from './westernStates/las-vegas.json' with { type: 'json' };
import losAngeles from './westernStates/los-angeles.json' with { type: 'json' };
import moab from './westernStates/moab.json' with { type: 'json' };
import monterey from './westernStates/monterey.json' with { type: 'json' };
import napa from './westernStates/napa.json' with { type: 'json' };
import page from './westernStates/page.json' with { type: 'json' };
import palmSprings from './westernStates/palm-springs.json' with { type: 'json' };
import parkCity from './westernStates/park-city.json' with { type: 'json' };
import phoenix from './westernStates/phoenix.json' with { type: 'json' };
import portland from './westernStates/portland.json' with { type: 'json' };
import rapidCity from './westernStates/rapid-city.json' with { type: 'json' };
import reno from './westernStates/reno.json' with { type: 'json' };
import sacramento from './westernStates/sacramento.json' with { type: 'json' };
import saltLakeCity from './westernStates/salt-lake-city.json' with { type: 'json' };
import sanAntonio from './westernStates/san-antonio.json' with { type: 'json' };
import sanDiego from './westernStates/san-diego.json' with { type: 'json' };
import sanFrancisco from './westernStates/san-francisco.json' with { type: 'json' };
import santaBarbara from './westernStates/santa-barbara.json' with { type: 'json' };
import santaFe from './westernStates/santa-fe.json' with { type: 'json' };
import scottsdale from './westernStates/scottsdale.json' with { type: 'json' };
import seattle from './westernStates/seattle.json' with { type: 'json' };
import sedona from './westernStates/sedona.json' with { type: 'json' };
import southLakeTahoe from './westernStates/south-lake-tahoe.json' with { type: 'json' };
import springdale from './westernStates/springdale.json' with { type: 'json' };
import tucson from './westernStates/tucson.json' with { type: 'json' };
import westYellowstone from './westernStates/west-yellowstone.json' with { type: 'json' };
import yosemiteValley from './westernStates/yosemite-valley.json' with { type: 'json' };

export const WESTERN_STATES: readonly unknown[] = [
  albuquerque,
  aspen,
  austin,
  bryceCanyonCity,
  coloradoSprings,
  dallas,
  denver,
  estesPark,
  flagstaff,
  grandCanyonVillage,
  houston,
  jacksonHole,
  kansasCity,
  lasVegas,
  losAngeles,
  moab,
  monterey,
  napa,
  page,
  palmSprings,
  parkCity,
  phoenix,
  portland,
  rapidCity,
  reno,
  sacramento,
  saltLakeCity,
  sanAntonio,
  sanDiego,
  sanFrancisco,
  santaBarbara,
  santaFe,
  scottsdale,
  seattle,
  sedona,
  southLakeTahoe,
  springdale,
  tucson,
  westYellowstone,
  yosemiteValley,
];
