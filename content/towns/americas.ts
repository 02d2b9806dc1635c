/** The guides of the Americas, as their files have them. */
import austin from './americas/austin.json' with { type: 'json' };
import banff from './americas/banff.json' with { type: 'json' };
import bogota from './americas/bogota.json' with { type: 'json' };
import boston from './americas/boston.json' with { type: 'json' };
import buenosAires from './americas/buenos-aires.json' with { type: 'json' };
import cancun from './americas/cancun.json' with { type: 'json' };
import cartagena from './americas/cartagena.json' with { type: 'json' };
import chicago from './americas/chicago.json' with { type: 'json' };
import cusco from './americas/cusco.json' with { type: 'json' };
import denver from './americas/denver.json' with { type: 'json' };
import havana from './americas/havana.json' with { type: 'json' };
import honolulu from './americas/honolulu.json' with { type: 'json' };
import lasVegas from './americas/las-vegas.json' with { type: 'json' };
import lima from './americas/lima.json' with { type: 'json' };
import losAngeles from './americas/los-angeles.json' with { type: 'json' };
import maui from './americas/maui.json' with { type: 'json' };
import medellin from './americas/medellin.json' with { type: 'json' };
import mendoza from './americas/mendoza.json' with { type: 'json' };
import mexicoCity from './americas/mexico-city.json' with { type: 'json' };
import miami from './americas/miami.json' with { type: 'json' };
import montreal from './americas/montreal.json' with { type: 'json' };
import nashville from './americas/nashville.json' with { type: 'json' };
import newOrleans from './americas/new-orleans.json' with { type: 'json' };
import newYork from './americas/new-york.json' with { type: 'json' };
import oaxaca from './americas/oaxaca.json' with { type: 'json' };
import philadelphia from './americas/philadelphia.json' with { type: 'json' };
import portland from './americas/portland.json' with { type: 'json' };
import quebec from './americas/quebec.json' with { type: 'json' };
import quito from './americas/quito.json' with { type: 'json' };
import rioDeJaneiro from './americas/rio-de-janeiro.json' with { type: 'json' };
import salvador from './americas/salvador.json' with { type: 'json' };
import sanDiego from './americas/san-diego.json' with { type: 'json' };
import sanFrancisco from './americas/san-francisco.json' with { type: 'json' };
import santaFe from './americas/santa-fe.json' with { type: 'json' };
import santiago from './americas/santiago.json' with { type: 'json' };
import seattle from './americas/seattle.json' with { type: 'json' };
import toronto from './americas/toronto.json' with { type: 'json' };
import vancouver from './americas/vancouver.json' with { type: 'json' };
import washington from './americas/washington.json' with { type: 'json' };

export const AMERICAS: readonly unknown[] = [
  austin,
  banff,
  bogota,
  boston,
  buenosAires,
  cancun,
  cartagena,
  chicago,
  cusco,
  denver,
  havana,
  honolulu,
  lasVegas,
  lima,
  losAngeles,
  maui,
  medellin,
  mendoza,
  mexicoCity,
  miami,
  montreal,
  nashville,
  newOrleans,
  newYork,
  oaxaca,
  philadelphia,
  portland,
  quebec,
  quito,
  rioDeJaneiro,
  salvador,
  sanDiego,
  sanFrancisco,
  santaFe,
  santiago,
  seattle,
  toronto,
  vancouver,
  washington,
];
