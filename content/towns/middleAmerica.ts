/** The guides of Mexico, Central America and the Caribbean, as their files have them. */
import antiguaGuatemala from './middleAmerica/antigua-guatemala.json' with { type: 'json' };
import aruba from './middleAmerica/aruba.json' with { type: 'json' };
import belizeCity from './middleAmerica/belize-city.json' with { type: 'json' };
import bocasDelToro from './middleAmerica/bocas-del-toro.json' with { type: 'json' };
import bridgetown from './middleAmerica/bridgetown.json' with { type: 'json' };
import cancun from './middleAmerica/cancun.json' with { type: 'json' };
import castries from './middleAmerica/castries.json' with { type: 'json' };
import curacao from './middleAmerica/curacao.json' with { type: 'json' };
import flores from './middleAmerica/flores.json' with { type: 'json' };
import granadaNicaragua from './middleAmerica/granada-nicaragua.json' with { type: 'json' };
import guadalajara from './middleAmerica/guadalajara.json' with { type: 'json' };
import guanajuato from './middleAmerica/guanajuato.json' with { type: 'json' };
import havana from './middleAmerica/havana.json' with { type: 'json' };
import laFortuna from './middleAmerica/la-fortuna.json' with { type: 'json' };
import lakeAtitlan from './middleAmerica/lake-atitlan.json' with { type: 'json' };
import lasTerrenas from './middleAmerica/las-terrenas.json' with { type: 'json' };
import losCabos from './middleAmerica/los-cabos.json' with { type: 'json' };
import manuelAntonio from './middleAmerica/manuel-antonio.json' with { type: 'json' };
import merida from './middleAmerica/merida.json' with { type: 'json' };
import mexicoCity from './middleAmerica/mexico-city.json' with { type: 'json' };
import montegoBay from './middleAmerica/montego-bay.json' with { type: 'json' };
import monteverde from './middleAmerica/monteverde.json' with { type: 'json' };
import nassau from './middleAmerica/nassau.json' with { type: 'json' };
import oaxaca from './middleAmerica/oaxaca.json' with { type: 'json' };
import panamaCity from './middleAmerica/panama-city.json' with { type: 'json' };
import playaDelCarmen from './middleAmerica/playa-del-carmen.json' with { type: 'json' };
import puebla from './middleAmerica/puebla.json' with { type: 'json' };
import puertoEscondido from './middleAmerica/puerto-escondido.json' with { type: 'json' };
import puertoVallarta from './middleAmerica/puerto-vallarta.json' with { type: 'json' };
import puntaCana from './middleAmerica/punta-cana.json' with { type: 'json' };
import roatan from './middleAmerica/roatan.json' with { type: 'json' };
import sanJuan from './middleAmerica/san-juan.json' with { type: 'json' };
import sanJuanDelSur from './middleAmerica/san-juan-del-sur.json' with { type: 'json' };
import sanMiguelDeAllende from './middleAmerica/san-miguel-de-allende.json' with { type: 'json' };
import sanPedroBelize from './middleAmerica/san-pedro-belize.json' with { type: 'json' };
import santoDomingo from './middleAmerica/santo-domingo.json' with { type: 'json' };
import tamarindo from './middleAmerica/tamarindo.json' with { type: 'json' };
import trinidad from './middleAmerica/trinidad.json' with { type: 'json' };
import tulum from './middleAmerica/tulum.json' with { type: 'json' };

export const MIDDLE_AMERICA: readonly unknown[] = [
  antiguaGuatemala,
  aruba,
  belizeCity,
  bocasDelToro,
  bridgetown,
  cancun,
  castries,
  curacao,
  flores,
  granadaNicaragua,
  guadalajara,
  guanajuato,
  havana,
  laFortuna,
  lakeAtitlan,
  lasTerrenas,
  losCabos,
  manuelAntonio,
  merida,
  mexicoCity,
  montegoBay,
  monteverde,
  nassau,
  oaxaca,
  panamaCity,
  playaDelCarmen,
  puebla,
  puertoEscondido,
  puertoVallarta,
  puntaCana,
  roatan,
  sanJuan,
  sanJuanDelSur,
  sanMiguelDeAllende,
  sanPedroBelize,
  santoDomingo,
  tamarindo,
  trinidad,
  tulum,
];
