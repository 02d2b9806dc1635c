/** The guides of the Americas, as their files have them. */
import albuquerque from './americas/albuquerque.json' with { type: 'json' };
import anchorage from './americas/anchorage.json' with { type: 'json' };
import annapolis from './americas/annapolis.json' with { type: 'json' };
import antiguaGuatemala from './americas/antigua-guatemala.json' with { type: 'json' };
import arequipa from './americas/arequipa.json' with { type: 'json' };
import aruba from './americas/aruba.json' with { type: 'json' };
import asheville from './americas/asheville.json' with { type: 'json' };
import aspen from './americas/aspen.json' with { type: 'json' };
import atlanta from './americas/atlanta.json' with { type: 'json' };
import austin from './americas/austin.json' with { type: 'json' };
import baltimore from './americas/baltimore.json' with { type: 'json' };
import banff from './americas/banff.json' with { type: 'json' };
import barHarbor from './americas/bar-harbor.json' with { type: 'json' };
import bariloche from './americas/bariloche.json' with { type: 'json' };
import belizeCity from './americas/belize-city.json' with { type: 'json' };
import bocasDelToro from './americas/bocas-del-toro.json' with { type: 'json' };
import bogota from './americas/bogota.json' with { type: 'json' };
import boston from './americas/boston.json' with { type: 'json' };
import brasilia from './americas/brasilia.json' with { type: 'json' };
import bridgetown from './americas/bridgetown.json' with { type: 'json' };
import bryceCanyonCity from './americas/bryce-canyon-city.json' with { type: 'json' };
import buenosAires from './americas/buenos-aires.json' with { type: 'json' };
import buffalo from './americas/buffalo.json' with { type: 'json' };
import burlington from './americas/burlington.json' with { type: 'json' };
import calgary from './americas/calgary.json' with { type: 'json' };
import cancun from './americas/cancun.json' with { type: 'json' };
import cartagena from './americas/cartagena.json' with { type: 'json' };
import castries from './americas/castries.json' with { type: 'json' };
import charleston from './americas/charleston.json' with { type: 'json' };
import charlotte from './americas/charlotte.json' with { type: 'json' };
import chicago from './americas/chicago.json' with { type: 'json' };
import cincinnati from './americas/cincinnati.json' with { type: 'json' };
import cleveland from './americas/cleveland.json' with { type: 'json' };
import coloniaDelSacramento from './americas/colonia-del-sacramento.json' with { type: 'json' };
import coloradoSprings from './americas/colorado-springs.json' with { type: 'json' };
import cuenca from './americas/cuenca.json' with { type: 'json' };
import curacao from './americas/curacao.json' with { type: 'json' };
import cusco from './americas/cusco.json' with { type: 'json' };
import dallas from './americas/dallas.json' with { type: 'json' };
import denver from './americas/denver.json' with { type: 'json' };
import detroit from './americas/detroit.json' with { type: 'json' };
import elCalafate from './americas/el-calafate.json' with { type: 'json' };
import elChalten from './americas/el-chalten.json' with { type: 'json' };
import estesPark from './americas/estes-park.json' with { type: 'json' };
import fairbanks from './americas/fairbanks.json' with { type: 'json' };
import flagstaff from './americas/flagstaff.json' with { type: 'json' };
import flores from './americas/flores.json' with { type: 'json' };
import florianopolis from './americas/florianopolis.json' with { type: 'json' };
import granadaNicaragua from './americas/granada-nicaragua.json' with { type: 'json' };
import grandCanyonVillage from './americas/grand-canyon-village.json' with { type: 'json' };
import guadalajara from './americas/guadalajara.json' with { type: 'json' };
import guanajuato from './americas/guanajuato.json' with { type: 'json' };
import guayaquil from './americas/guayaquil.json' with { type: 'json' };
import halifax from './americas/halifax.json' with { type: 'json' };
import havana from './americas/havana.json' with { type: 'json' };
import hilo from './americas/hilo.json' with { type: 'json' };
import honolulu from './americas/honolulu.json' with { type: 'json' };
import houston from './americas/houston.json' with { type: 'json' };
import iguazuFalls from './americas/iguazu-falls.json' with { type: 'json' };
import jacksonHole from './americas/jackson-hole.json' with { type: 'json' };
import jasper from './americas/jasper.json' with { type: 'json' };
import juneau from './americas/juneau.json' with { type: 'json' };
import kansasCity from './americas/kansas-city.json' with { type: 'json' };
import kauai from './americas/kauai.json' with { type: 'json' };
import keyWest from './americas/key-west.json' with { type: 'json' };
import kona from './americas/kona.json' with { type: 'json' };
import laFortuna from './americas/la-fortuna.json' with { type: 'json' };
import lakeAtitlan from './americas/lake-atitlan.json' with { type: 'json' };
import lasTerrenas from './americas/las-terrenas.json' with { type: 'json' };
import lasVegas from './americas/las-vegas.json' with { type: 'json' };
import lima from './americas/lima.json' with { type: 'json' };
import losAngeles from './americas/los-angeles.json' with { type: 'json' };
import losCabos from './americas/los-cabos.json' with { type: 'json' };
import louisville from './americas/louisville.json' with { type: 'json' };
import machuPicchu from './americas/machu-picchu.json' with { type: 'json' };
import manaus from './americas/manaus.json' with { type: 'json' };
import manuelAntonio from './americas/manuel-antonio.json' with { type: 'json' };
import maui from './americas/maui.json' with { type: 'json' };
import medellin from './americas/medellin.json' with { type: 'json' };
import memphis from './americas/memphis.json' with { type: 'json' };
import mendoza from './americas/mendoza.json' with { type: 'json' };
import merida from './americas/merida.json' with { type: 'json' };
import mexicoCity from './americas/mexico-city.json' with { type: 'json' };
import miami from './americas/miami.json' with { type: 'json' };
import milwaukee from './americas/milwaukee.json' with { type: 'json' };
import minneapolis from './americas/minneapolis.json' with { type: 'json' };
import moab from './americas/moab.json' with { type: 'json' };
import montegoBay from './americas/montego-bay.json' with { type: 'json' };
import monterey from './americas/monterey.json' with { type: 'json' };
import monteverde from './americas/monteverde.json' with { type: 'json' };
import montevideo from './americas/montevideo.json' with { type: 'json' };
import montreal from './americas/montreal.json' with { type: 'json' };
import napa from './americas/napa.json' with { type: 'json' };
import nashville from './americas/nashville.json' with { type: 'json' };
import nassau from './americas/nassau.json' with { type: 'json' };
import newOrleans from './americas/new-orleans.json' with { type: 'json' };
import newYork from './americas/new-york.json' with { type: 'json' };
import newport from './americas/newport.json' with { type: 'json' };
import niagaraFalls from './americas/niagara-falls.json' with { type: 'json' };
import niagaraOnTheLake from './americas/niagara-on-the-lake.json' with { type: 'json' };
import oaxaca from './americas/oaxaca.json' with { type: 'json' };
import orlando from './americas/orlando.json' with { type: 'json' };
import ottawa from './americas/ottawa.json' with { type: 'json' };
import page from './americas/page.json' with { type: 'json' };
import palmSprings from './americas/palm-springs.json' with { type: 'json' };
import panamaCity from './americas/panama-city.json' with { type: 'json' };
import paraty from './americas/paraty.json' with { type: 'json' };
import parkCity from './americas/park-city.json' with { type: 'json' };
import philadelphia from './americas/philadelphia.json' with { type: 'json' };
import phoenix from './americas/phoenix.json' with { type: 'json' };
import pittsburgh from './americas/pittsburgh.json' with { type: 'json' };
import playaDelCarmen from './americas/playa-del-carmen.json' with { type: 'json' };
import portland from './americas/portland.json' with { type: 'json' };
import providence from './americas/providence.json' with { type: 'json' };
import provincetown from './americas/provincetown.json' with { type: 'json' };
import puebla from './americas/puebla.json' with { type: 'json' };
import puertoAyora from './americas/puerto-ayora.json' with { type: 'json' };
import puertoEscondido from './americas/puerto-escondido.json' with { type: 'json' };
import puertoNatales from './americas/puerto-natales.json' with { type: 'json' };
import puertoVallarta from './americas/puerto-vallarta.json' with { type: 'json' };
import puno from './americas/puno.json' with { type: 'json' };
import puntaCana from './americas/punta-cana.json' with { type: 'json' };
import quebec from './americas/quebec.json' with { type: 'json' };
import quito from './americas/quito.json' with { type: 'json' };
import rapidCity from './americas/rapid-city.json' with { type: 'json' };
import recife from './americas/recife.json' with { type: 'json' };
import reno from './americas/reno.json' with { type: 'json' };
import rioDeJaneiro from './americas/rio-de-janeiro.json' with { type: 'json' };
import roatan from './americas/roatan.json' with { type: 'json' };
import sacramento from './americas/sacramento.json' with { type: 'json' };
import saltLakeCity from './americas/salt-lake-city.json' with { type: 'json' };
import salta from './americas/salta.json' with { type: 'json' };
import salvador from './americas/salvador.json' with { type: 'json' };
import sanAntonio from './americas/san-antonio.json' with { type: 'json' };
import sanDiego from './americas/san-diego.json' with { type: 'json' };
import sanFrancisco from './americas/san-francisco.json' with { type: 'json' };
import sanJuan from './americas/san-juan.json' with { type: 'json' };
import sanJuanDelSur from './americas/san-juan-del-sur.json' with { type: 'json' };
import sanMiguelDeAllende from './americas/san-miguel-de-allende.json' with { type: 'json' };
import sanPedroBelize from './americas/san-pedro-belize.json' with { type: 'json' };
import sanPedroDeAtacama from './americas/san-pedro-de-atacama.json' with { type: 'json' };
import santaBarbara from './americas/santa-barbara.json' with { type: 'json' };
import santaFe from './americas/santa-fe.json' with { type: 'json' };
import santiago from './americas/santiago.json' with { type: 'json' };
import santoDomingo from './americas/santo-domingo.json' with { type: 'json' };
import saoPaulo from './americas/sao-paulo.json' with { type: 'json' };
import savannah from './americas/savannah.json' with { type: 'json' };
import scottsdale from './americas/scottsdale.json' with { type: 'json' };
import seattle from './americas/seattle.json' with { type: 'json' };
import sedona from './americas/sedona.json' with { type: 'json' };
import southLakeTahoe from './americas/south-lake-tahoe.json' with { type: 'json' };
import springdale from './americas/springdale.json' with { type: 'json' };
import stAugustine from './americas/st-augustine.json' with { type: 'json' };
import stJohns from './americas/st-johns.json' with { type: 'json' };
import stLouis from './americas/st-louis.json' with { type: 'json' };
import stPetersburg from './americas/st-petersburg.json' with { type: 'json' };
import sucre from './americas/sucre.json' with { type: 'json' };
import tamarindo from './americas/tamarindo.json' with { type: 'json' };
import tampa from './americas/tampa.json' with { type: 'json' };
import tofino from './americas/tofino.json' with { type: 'json' };
import toronto from './americas/toronto.json' with { type: 'json' };
import trinidad from './americas/trinidad.json' with { type: 'json' };
import tucson from './americas/tucson.json' with { type: 'json' };
import tulum from './americas/tulum.json' with { type: 'json' };
import ushuaia from './americas/ushuaia.json' with { type: 'json' };
import uyuni from './americas/uyuni.json' with { type: 'json' };
import valparaiso from './americas/valparaiso.json' with { type: 'json' };
import vancouver from './americas/vancouver.json' with { type: 'json' };
import victoria from './americas/victoria.json' with { type: 'json' };
import washington from './americas/washington.json' with { type: 'json' };
import westYellowstone from './americas/west-yellowstone.json' with { type: 'json' };
import whistler from './americas/whistler.json' with { type: 'json' };
import williamsburg from './americas/williamsburg.json' with { type: 'json' };
import winnipeg from './americas/winnipeg.json' with { type: 'json' };
import yosemiteValley from './americas/yosemite-valley.json' with { type: 'json' };

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
