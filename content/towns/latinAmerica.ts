/** The guides of Latin America and the Caribbean, as their files have them. */
import antiguaGuatemala from './latinAmerica/antigua-guatemala.json' with { type: 'json' };
import arequipa from './latinAmerica/arequipa.json' with { type: 'json' };
import aruba from './latinAmerica/aruba.json' with { type: 'json' };
import bariloche from './latinAmerica/bariloche.json' with { type: 'json' };
import belizeCity from './latinAmerica/belize-city.json' with { type: 'json' };
import bocasDelToro from './latinAmerica/bocas-del-toro.json' with { type: 'json' };
import bogota from './latinAmerica/bogota.json' with { type: 'json' };
import brasilia from './latinAmerica/brasilia.json' with { type: 'json' };
import bridgetown from './latinAmerica/bridgetown.json' with { type: 'json' };
import buenosAires from './latinAmerica/buenos-aires.json' with { type: 'json' };
import cancun from './latinAmerica/cancun.json' with { type: 'json' };
import cartagena from './latinAmerica/cartagena.json' with { type: 'json' };
import castries from './latinAmerica/castries.json' with { type: 'json' };
import coloniaDelSacramento from './latinAmerica/colonia-del-sacramento.json' with { type: 'json' };
import cuenca from './latinAmerica/cuenca.json' with { type: 'json' };
import curacao from './latinAmerica/curacao.json' with { type: 'json' };
import cusco from './latinAmerica/cusco.json' with { type: 'json' };
import elCalafate from './latinAmerica/el-calafate.json' with { type: 'json' };
import elChalten from './latinAmerica/el-chalten.json' with { type: 'json' };
import flores from './latinAmerica/flores.json' with { type: 'json' };
import florianopolis from './latinAmerica/florianopolis.json' with { type: 'json' };
import granadaNicaragua from './latinAmerica/granada-nicaragua.json' with { type: 'json' };
import guadalajara from './latinAmerica/guadalajara.json' with { type: 'json' };
import guanajuato from './latinAmerica/guanajuato.json' with { type: 'json' };
import guayaquil from './latinAmerica/guayaquil.json' with { type: 'json' };
import havana from './latinAmerica/havana.json' with { type: 'json' };
import iguazuFalls from './latinAmerica/iguazu-falls.json' with { type: 'json' };
import laFortuna from './latinAmerica/la-fortuna.json' with { type: 'json' };
import lakeAtitlan from './latinAmerica/lake-atitlan.json' with { type: 'json' };
import lasTerrenas from './latinAmerica/las-terrenas.json' with { type: 'json' };
import lima from './latinAmerica/lima.json' with { type: 'json' };
import losCabos from './latinAmerica/los-cabos.json' with { type: 'json' };
import machuPicchu from './latinAmerica/machu-picchu.json' with { type: 'json' };
import manaus from './latinAmerica/manaus.json' with { type: 'json' };
import manuelAntonio from './latinAmerica/manuel-antonio.json' with { type: 'json' };
import medellin from './latinAmerica/medellin.json' with { type: 'json' };
import mendoza from './latinAmerica/mendoza.json' with { type: 'json' };
import merida from './latinAmerica/merida.json' with { type: 'json' };
import mexicoCity from './latinAmerica/mexico-city.json' with { type: 'json' };
import montegoBay from './latinAmerica/montego-bay.json' with { type: 'json' };
import monteverde from './latinAmerica/monteverde.json' with { type: 'json' };
import montevideo from './latinAmerica/montevideo.json' with { type: 'json' };
import nassau from './latinAmerica/nassau.json' with { type: 'json' };
import oaxaca from './latinAmerica/oaxaca.json' with { type: 'json' };
import panamaCity from './latinAmerica/panama-city.json' with { type: 'json' };
import paraty from './latinAmerica/paraty.json' with { type: 'json' };
import playaDelCarmen from './latinAmerica/playa-del-carmen.json' with { type: 'json' };
import puebla from './latinAmerica/puebla.json' with { type: 'json' };
import puertoAyora from './latinAmerica/puerto-ayora.json' with { type: 'json' };
import puertoEscondido from './latinAmerica/puerto-escondido.json' with { type: 'json' };
import puertoNatales from './latinAmerica/puerto-natales.json' with { type: 'json' };
import puertoVallarta from './latinAmerica/puerto-vallarta.json' with { type: 'json' };
import puno from './latinAmerica/puno.json' with { type: 'json' };
import puntaCana from './latinAmerica/punta-cana.json' with { type: 'json' };
import quito from './latinAmerica/quito.json' with { type: 'json' };
import recife from './latinAmerica/recife.json' with { type: 'json' };
import rioDeJaneiro from './latinAmerica/rio-de-janeiro.json' with { type: 'json' };
import roatan from './latinAmerica/roatan.json' with { type: 'json' };
import salta from './latinAmerica/salta.json' with { type: 'json' };
import salvador from './latinAmerica/salvador.json' with { type: 'json' };
import sanJuan from './latinAmerica/san-juan.json' with { type: 'json' };
import sanJuanDelSur from './latinAmerica/san-juan-del-sur.json' with { type: 'json' };
import sanMiguelDeAllende from './latinAmerica/san-miguel-de-allende.json' with { type: 'json' };
import sanPedroBelize from './latinAmerica/san-pedro-belize.json' with { type: 'json' };
import sanPedroDeAtacama from './latinAmerica/san-pedro-de-atacama.json' with { type: 'json' };
import santiago from './latinAmerica/santiago.json' with { type: 'json' };
import santoDomingo from './latinAmerica/santo-domingo.json' with { type: 'json' };
import saoPaulo from './latinAmerica/sao-paulo.json' with { type: 'json' };
import sucre from './latinAmerica/sucre.json' with { type: 'json' };
import tamarindo from './latinAmerica/tamarindo.json' with { type: 'json' };
import trinidad from './latinAmerica/trinidad.json' with { type: 'json' };
import tulum from './latinAmerica/tulum.json' with { type: 'json' };
import ushuaia from './latinAmerica/ushuaia.json' with { type: 'json' };
import uyuni from './latinAmerica/uyuni.json' with { type: 'json' };
import valparaiso from './latinAmerica/valparaiso.json' with { type: 'json' };

export const LATIN_AMERICA: readonly unknown[] = [
  antiguaGuatemala,
  arequipa,
  aruba,
  bariloche,
  belizeCity,
  bocasDelToro,
  bogota,
  brasilia,
  bridgetown,
  buenosAires,
  cancun,
  cartagena,
  castries,
  coloniaDelSacramento,
  cuenca,
  curacao,
  cusco,
  elCalafate,
  elChalten,
  flores,
  florianopolis,
  granadaNicaragua,
  guadalajara,
  guanajuato,
  guayaquil,
  havana,
  iguazuFalls,
  laFortuna,
  lakeAtitlan,
  lasTerrenas,
  lima,
  losCabos,
  machuPicchu,
  manaus,
  manuelAntonio,
  medellin,
  mendoza,
  merida,
  mexicoCity,
  montegoBay,
  monteverde,
  montevideo,
  nassau,
  oaxaca,
  panamaCity,
  paraty,
  playaDelCarmen,
  puebla,
  puertoAyora,
  puertoEscondido,
  puertoNatales,
  puertoVallarta,
  puno,
  puntaCana,
  quito,
  recife,
  rioDeJaneiro,
  roatan,
  salta,
  salvador,
  sanJuan,
  sanJuanDelSur,
  sanMiguelDeAllende,
  sanPedroBelize,
  sanPedroDeAtacama,
  santiago,
  santoDomingo,
  saoPaulo,
  sucre,
  tamarindo,
  trinidad,
  tulum,
  ushuaia,
  uyuni,
  valparaiso,
];
