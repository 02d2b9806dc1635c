/** The guides of the Americas, as their files have them. */
import albuquerque from './northAmerica/albuquerque.json' with { type: 'json' };
import anchorage from './northAmerica/anchorage.json' with { type: 'json' };
import annapolis from './northAmerica/annapolis.json' with { type: 'json' };
import antiguaGuatemala from './latinAmerica/antigua-guatemala.json' with { type: 'json' };
import arequipa from './latinAmerica/arequipa.json' with { type: 'json' };
import aruba from './latinAmerica/aruba.json' with { type: 'json' };
import asheville from './northAmerica/asheville.json' with { type: 'json' };
import aspen from './northAmerica/aspen.json' with { type: 'json' };
import atlanta from './northAmerica/atlanta.json' with { type: 'json' };
import austin from './northAmerica/austin.json' with { type: 'json' };
import baltimore from './northAmerica/baltimore.json' with { type: 'json' };
import banff from './northAmerica/banff.json' with { type: 'json' };
import barHarbor from './northAmerica/bar-harbor.json' with { type: 'json' };
import bariloche from './latinAmerica/bariloche.json' with { type: 'json' };
import belizeCity from './latinAmerica/belize-city.json' with { type: 'json' };
import bocasDelToro from './latinAmerica/bocas-del-toro.json' with { type: 'json' };
import bogota from './latinAmerica/bogota.json' with { type: 'json' };
import boston from './northAmerica/boston.json' with { type: 'json' };
import brasilia from './latinAmerica/brasilia.json' with { type: 'json' };
import bridgetown from './latinAmerica/bridgetown.json' with { type: 'json' };
import bryceCanyonCity from './northAmerica/bryce-canyon-city.json' with { type: 'json' };
import buenosAires from './latinAmerica/buenos-aires.json' with { type: 'json' };
import buffalo from './northAmerica/buffalo.json' with { type: 'json' };
import burlington from './northAmerica/burlington.json' with { type: 'json' };
import calgary from './northAmerica/calgary.json' with { type: 'json' };
import cancun from './latinAmerica/cancun.json' with { type: 'json' };
import cartagena from './latinAmerica/cartagena.json' with { type: 'json' };
import castries from './latinAmerica/castries.json' with { type: 'json' };
import charleston from './northAmerica/charleston.json' with { type: 'json' };
import charlotte from './northAmerica/charlotte.json' with { type: 'json' };
import chicago from './northAmerica/chicago.json' with { type: 'json' };
import cincinnati from './northAmerica/cincinnati.json' with { type: 'json' };
import cleveland from './northAmerica/cleveland.json' with { type: 'json' };
import coloniaDelSacramento from './latinAmerica/colonia-del-sacramento.json' with { type: 'json' };
import coloradoSprings from './northAmerica/colorado-springs.json' with { type: 'json' };
import cuenca from './latinAmerica/cuenca.json' with { type: 'json' };
import curacao from './latinAmerica/curacao.json' with { type: 'json' };
import cusco from './latinAmerica/cusco.json' with { type: 'json' };
import dallas from './northAmerica/dallas.json' with { type: 'json' };
import denver from './northAmerica/denver.json' with { type: 'json' };
import detroit from './northAmerica/detroit.json' with { type: 'json' };
import elCalafate from './latinAmerica/el-calafate.json' with { type: 'json' };
import elChalten from './latinAmerica/el-chalten.json' with { type: 'json' };
import estesPark from './northAmerica/estes-park.json' with { type: 'json' };
import fairbanks from './northAmerica/fairbanks.json' with { type: 'json' };
import flagstaff from './northAmerica/flagstaff.json' with { type: 'json' };
import flores from './latinAmerica/flores.json' with { type: 'json' };
import florianopolis from './latinAmerica/florianopolis.json' with { type: 'json' };
import granadaNicaragua from './latinAmerica/granada-nicaragua.json' with { type: 'json' };
import grandCanyonVillage from './northAmerica/grand-canyon-village.json' with { type: 'json' };
import guadalajara from './latinAmerica/guadalajara.json' with { type: 'json' };
import guanajuato from './latinAmerica/guanajuato.json' with { type: 'json' };
import guayaquil from './latinAmerica/guayaquil.json' with { type: 'json' };
import halifax from './northAmerica/halifax.json' with { type: 'json' };
import havana from './latinAmerica/havana.json' with { type: 'json' };
import hilo from './northAmerica/hilo.json' with { type: 'json' };
import honolulu from './northAmerica/honolulu.json' with { type: 'json' };
import houston from './northAmerica/houston.json' with { type: 'json' };
import iguazuFalls from './latinAmerica/iguazu-falls.json' with { type: 'json' };
import jacksonHole from './northAmerica/jackson-hole.json' with { type: 'json' };
import jasper from './northAmerica/jasper.json' with { type: 'json' };
import juneau from './northAmerica/juneau.json' with { type: 'json' };
import kansasCity from './northAmerica/kansas-city.json' with { type: 'json' };
import kauai from './northAmerica/kauai.json' with { type: 'json' };
import keyWest from './northAmerica/key-west.json' with { type: 'json' };
import kona from './northAmerica/kona.json' with { type: 'json' };
import laFortuna from './latinAmerica/la-fortuna.json' with { type: 'json' };
import lakeAtitlan from './latinAmerica/lake-atitlan.json' with { type: 'json' };
import lasTerrenas from './latinAmerica/las-terrenas.json' with { type: 'json' };
import lasVegas from './northAmerica/las-vegas.json' with { type: 'json' };
import lima from './latinAmerica/lima.json' with { type: 'json' };
import losAngeles from './northAmerica/los-angeles.json' with { type: 'json' };
import losCabos from './latinAmerica/los-cabos.json' with { type: 'json' };
import louisville from './northAmerica/louisville.json' with { type: 'json' };
import machuPicchu from './latinAmerica/machu-picchu.json' with { type: 'json' };
import manaus from './latinAmerica/manaus.json' with { type: 'json' };
import manuelAntonio from './latinAmerica/manuel-antonio.json' with { type: 'json' };
import maui from './northAmerica/maui.json' with { type: 'json' };
import medellin from './latinAmerica/medellin.json' with { type: 'json' };
import memphis from './northAmerica/memphis.json' with { type: 'json' };
import mendoza from './latinAmerica/mendoza.json' with { type: 'json' };
import merida from './latinAmerica/merida.json' with { type: 'json' };
import mexicoCity from './latinAmerica/mexico-city.json' with { type: 'json' };
import miami from './northAmerica/miami.json' with { type: 'json' };
import milwaukee from './northAmerica/milwaukee.json' with { type: 'json' };
import minneapolis from './northAmerica/minneapolis.json' with { type: 'json' };
import moab from './northAmerica/moab.json' with { type: 'json' };
import montegoBay from './latinAmerica/montego-bay.json' with { type: 'json' };
import monterey from './northAmerica/monterey.json' with { type: 'json' };
import monteverde from './latinAmerica/monteverde.json' with { type: 'json' };
import montevideo from './latinAmerica/montevideo.json' with { type: 'json' };
import montreal from './northAmerica/montreal.json' with { type: 'json' };
import napa from './northAmerica/napa.json' with { type: 'json' };
import nashville from './northAmerica/nashville.json' with { type: 'json' };
import nassau from './latinAmerica/nassau.json' with { type: 'json' };
import newOrleans from './northAmerica/new-orleans.json' with { type: 'json' };
import newYork from './northAmerica/new-york.json' with { type: 'json' };
import newport from './northAmerica/newport.json' with { type: 'json' };
import niagaraFalls from './northAmerica/niagara-falls.json' with { type: 'json' };
import niagaraOnTheLake from './northAmerica/niagara-on-the-lake.json' with { type: 'json' };
import oaxaca from './latinAmerica/oaxaca.json' with { type: 'json' };
import orlando from './northAmerica/orlando.json' with { type: 'json' };
import ottawa from './northAmerica/ottawa.json' with { type: 'json' };
import page from './northAmerica/page.json' with { type: 'json' };
import palmSprings from './northAmerica/palm-springs.json' with { type: 'json' };
import panamaCity from './latinAmerica/panama-city.json' with { type: 'json' };
import paraty from './latinAmerica/paraty.json' with { type: 'json' };
import parkCity from './northAmerica/park-city.json' with { type: 'json' };
import philadelphia from './northAmerica/philadelphia.json' with { type: 'json' };
import phoenix from './northAmerica/phoenix.json' with { type: 'json' };
import pittsburgh from './northAmerica/pittsburgh.json' with { type: 'json' };
import playaDelCarmen from './latinAmerica/playa-del-carmen.json' with { type: 'json' };
import portland from './northAmerica/portland.json' with { type: 'json' };
import providence from './northAmerica/providence.json' with { type: 'json' };
import provincetown from './northAmerica/provincetown.json' with { type: 'json' };
import puebla from './latinAmerica/puebla.json' with { type: 'json' };
import puertoAyora from './latinAmerica/puerto-ayora.json' with { type: 'json' };
import puertoEscondido from './latinAmerica/puerto-escondido.json' with { type: 'json' };
import puertoNatales from './latinAmerica/puerto-natales.json' with { type: 'json' };
import puertoVallarta from './latinAmerica/puerto-vallarta.json' with { type: 'json' };
import puno from './latinAmerica/puno.json' with { type: 'json' };
import puntaCana from './latinAmerica/punta-cana.json' with { type: 'json' };
import quebec from './northAmerica/quebec.json' with { type: 'json' };
import quito from './latinAmerica/quito.json' with { type: 'json' };
import rapidCity from './northAmerica/rapid-city.json' with { type: 'json' };
import recife from './latinAmerica/recife.json' with { type: 'json' };
import reno from './northAmerica/reno.json' with { type: 'json' };
import rioDeJaneiro from './latinAmerica/rio-de-janeiro.json' with { type: 'json' };
import roatan from './latinAmerica/roatan.json' with { type: 'json' };
import sacramento from './northAmerica/sacramento.json' with { type: 'json' };
import saltLakeCity from './northAmerica/salt-lake-city.json' with { type: 'json' };
import salta from './latinAmerica/salta.json' with { type: 'json' };
import salvador from './latinAmerica/salvador.json' with { type: 'json' };
import sanAntonio from './northAmerica/san-antonio.json' with { type: 'json' };
import sanDiego from './northAmerica/san-diego.json' with { type: 'json' };
import sanFrancisco from './northAmerica/san-francisco.json' with { type: 'json' };
import sanJuan from './latinAmerica/san-juan.json' with { type: 'json' };
import sanJuanDelSur from './latinAmerica/san-juan-del-sur.json' with { type: 'json' };
import sanMiguelDeAllende from './latinAmerica/san-miguel-de-allende.json' with { type: 'json' };
import sanPedroBelize from './latinAmerica/san-pedro-belize.json' with { type: 'json' };
import sanPedroDeAtacama from './latinAmerica/san-pedro-de-atacama.json' with { type: 'json' };
import santaBarbara from './northAmerica/santa-barbara.json' with { type: 'json' };
import santaFe from './northAmerica/santa-fe.json' with { type: 'json' };
import santiago from './latinAmerica/santiago.json' with { type: 'json' };
import santoDomingo from './latinAmerica/santo-domingo.json' with { type: 'json' };
import saoPaulo from './latinAmerica/sao-paulo.json' with { type: 'json' };
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
import sucre from './latinAmerica/sucre.json' with { type: 'json' };
import tamarindo from './latinAmerica/tamarindo.json' with { type: 'json' };
import tampa from './northAmerica/tampa.json' with { type: 'json' };
import tofino from './northAmerica/tofino.json' with { type: 'json' };
import toronto from './northAmerica/toronto.json' with { type: 'json' };
import trinidad from './latinAmerica/trinidad.json' with { type: 'json' };
import tucson from './northAmerica/tucson.json' with { type: 'json' };
import tulum from './latinAmerica/tulum.json' with { type: 'json' };
import ushuaia from './latinAmerica/ushuaia.json' with { type: 'json' };
import uyuni from './latinAmerica/uyuni.json' with { type: 'json' };
import valparaiso from './latinAmerica/valparaiso.json' with { type: 'json' };
import vancouver from './northAmerica/vancouver.json' with { type: 'json' };
import victoria from './northAmerica/victoria.json' with { type: 'json' };
import washington from './northAmerica/washington.json' with { type: 'json' };
import westYellowstone from './northAmerica/west-yellowstone.json' with { type: 'json' };
import whistler from './northAmerica/whistler.json' with { type: 'json' };
import williamsburg from './northAmerica/williamsburg.json' with { type: 'json' };
import winnipeg from './northAmerica/winnipeg.json' with { type: 'json' };
import yosemiteValley from './northAmerica/yosemite-valley.json' with { type: 'json' };

export const AMERICAS: readonly unknown[] = [
  albuquerque,
  anchorage,
  annapolis,
  antiguaGuatemala,
  arequipa,
  aruba,
  asheville,
  aspen,
  atlanta,
  austin,
  baltimore,
  banff,
  barHarbor,
  bariloche,
  belizeCity,
  bocasDelToro,
  bogota,
  boston,
  brasilia,
  bridgetown,
  bryceCanyonCity,
  buenosAires,
  buffalo,
  burlington,
  calgary,
  cancun,
  cartagena,
  castries,
  charleston,
  charlotte,
  chicago,
  cincinnati,
  cleveland,
  coloniaDelSacramento,
  coloradoSprings,
  cuenca,
  curacao,
  cusco,
  dallas,
  denver,
  detroit,
  elCalafate,
  elChalten,
  estesPark,
  fairbanks,
  flagstaff,
  flores,
  florianopolis,
  granadaNicaragua,
  grandCanyonVillage,
  guadalajara,
  guanajuato,
  guayaquil,
  halifax,
  havana,
  hilo,
  honolulu,
  houston,
  iguazuFalls,
  jacksonHole,
  jasper,
  juneau,
  kansasCity,
  kauai,
  keyWest,
  kona,
  laFortuna,
  lakeAtitlan,
  lasTerrenas,
  lasVegas,
  lima,
  losAngeles,
  losCabos,
  louisville,
  machuPicchu,
  manaus,
  manuelAntonio,
  maui,
  medellin,
  memphis,
  mendoza,
  merida,
  mexicoCity,
  miami,
  milwaukee,
  minneapolis,
  moab,
  montegoBay,
  monterey,
  monteverde,
  montevideo,
  montreal,
  napa,
  nashville,
  nassau,
  newOrleans,
  newYork,
  newport,
  niagaraFalls,
  niagaraOnTheLake,
  oaxaca,
  orlando,
  ottawa,
  page,
  palmSprings,
  panamaCity,
  paraty,
  parkCity,
  philadelphia,
  phoenix,
  pittsburgh,
  playaDelCarmen,
  portland,
  providence,
  provincetown,
  puebla,
  puertoAyora,
  puertoEscondido,
  puertoNatales,
  puertoVallarta,
  puno,
  puntaCana,
  quebec,
  quito,
  rapidCity,
  recife,
  reno,
  rioDeJaneiro,
  roatan,
  sacramento,
  saltLakeCity,
  salta,
  salvador,
  sanAntonio,
  sanDiego,
  sanFrancisco,
  sanJuan,
  sanJuanDelSur,
  sanMiguelDeAllende,
  sanPedroBelize,
  sanPedroDeAtacama,
  santaBarbara,
  santaFe,
  santiago,
  santoDomingo,
  saoPaulo,
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
  sucre,
  tamarindo,
  tampa,
  tofino,
  toronto,
  trinidad,
  tucson,
  tulum,
  ushuaia,
  uyuni,
  valparaiso,
  vancouver,
  victoria,
  washington,
  westYellowstone,
  whistler,
  williamsburg,
  winnipeg,
  yosemiteValley,
];
