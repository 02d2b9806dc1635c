/** The guides of the eastern and middle United States, as their files have them. */
import annapolis from './easternStates/annapolis.json' with { type: 'json' };
import asheville from './easternStates/asheville.json' with { type: 'json' };
import atlanta from './easternStates/atlanta.json' with { type: 'json' };
import baltimore from './easternStates/baltimore.json' with { type: 'json' };
import barHarbor from './easternStates/bar-harbor.json' with { type: 'json' };
import boston from './easternStates/boston.json' with { type: 'json' };
import buffalo from './easternStates/buffalo.json' with { type: 'json' };
import burlington from './easternStates/burlington.json' with { type: 'json' };
import charleston from './easternStates/charleston.json' with { type: 'json' };
import charlotte from './easternStates/charlotte.json' with { type: 'json' };
import chicago from './easternStates/chicago.json' with { type: 'json' };
import cincinnati from './easternStates/cincinnati.json' with { type: 'json' };
import cleveland from './easternStates/cleveland.json' with { type: 'json' };
import detroit from './easternStates/detroit.json' with { type: 'json' };
import keyWest from './easternStates/key-west.json' with { type: 'json' };
import louisville from './easternStates/louisville.json' with { type: 'json' };
import memphis from './easternStates/memphis.json' with { type: 'json' };
import miami from './easternStates/miami.json' with { type: 'json' };
import milwaukee from './easternStates/milwaukee.json' with { type: 'json' };
import minneapolis from './easternStates/minneapolis.json' with { type: 'json' };
import nashville from './easternStates/nashville.json' with { type: 'json' };
import newOrleans from './easternStates/new-orleans.json' with { type: 'json' };
import newYork from './easternStates/new-york.json' with { type: 'json' };
import newport from './easternStates/newport.json' with { type: 'json' };
import orlando from './easternStates/orlando.json' with { type: 'json' };
import philadelphia from './easternStates/philadelphia.json' with { type: 'json' };
import pittsburgh from './easternStates/pittsburgh.json' with { type: 'json' };
import providence from './easternStates/providence.json' with { type: 'json' };
import provincetown from './easternStates/provincetown.json' with { type: 'json' };
import savannah from './easternStates/savannah.json' with { type: 'json' };
import stAugustine from './easternStates/st-augustine.json' with { type: 'json' };
import stLouis from './easternStates/st-louis.json' with { type: 'json' };
import stPetersburg from './easternStates/st-petersburg.json' with { type: 'json' };
import tampa from './easternStates/tampa.json' with { type: 'json' };
import washington from './easternStates/washington.json' with { type: 'json' };
import williamsburg from './easternStates/williamsburg.json' with { type: 'json' };

export const EASTERN_STATES: readonly unknown[] = [
  annapolis,
  asheville,
  atlanta,
  baltimore,
  barHarbor,
  boston,
  buffalo,
  burlington,
  charleston,
  charlotte,
  chicago,
  cincinnati,
  cleveland,
  detroit,
  keyWest,
  louisville,
  memphis,
  miami,
  milwaukee,
  minneapolis,
  nashville,
  newOrleans,
  newYork,
  newport,
  orlando,
  philadelphia,
  pittsburgh,
  providence,
  provincetown,
  savannah,
  stAugustine,
  stLouis,
  stPetersburg,
  tampa,
  washington,
  williamsburg,
];
