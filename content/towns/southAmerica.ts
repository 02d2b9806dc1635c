/** The guides of South America, as their files have them. */
import arequipa from './southAmerica/arequipa.json' with { type: 'json' };
import bariloche from './southAmerica/bariloche.json' with { type: 'json' };
import bogota from './southAmerica/bogota.json' with { type: 'json' };
import brasilia from './southAmerica/brasilia.json' with { type: 'json' };
import buenosAires from './southAmerica/buenos-aires.json' with { type: 'json' };
import cartagena from './southAmerica/cartagena.json' with { type: 'json' };
import coloniaDelSacramento from './southAmerica/colonia-del-sacramento.json' with { type: 'json' };
import cuenca from './southAmerica/cuenca.json' with { type: 'json' };
import cusco from './southAmerica/cusco.json' with { type: 'json' };
import elCalafate from './southAmerica/el-calafate.json' with { type: 'json' };
import elChalten from './southAmerica/el-chalten.json' with { type: 'json' };
import florianopolis from './southAmerica/florianopolis.json' with { type: 'json' };
import guayaquil from './southAmerica/guayaquil.json' with { type: 'json' };
import iguazuFalls from './southAmerica/iguazu-falls.json' with { type: 'json' };
import lima from './southAmerica/lima.json' with { type: 'json' };
import machuPicchu from './southAmerica/machu-picchu.json' with { type: 'json' };
import manaus from './southAmerica/manaus.json' with { type: 'json' };
import medellin from './southAmerica/medellin.json' with { type: 'json' };
import mendoza from './southAmerica/mendoza.json' with { type: 'json' };
import montevideo from './southAmerica/montevideo.json' with { type: 'json' };
import paraty from './southAmerica/paraty.json' with { type: 'json' };
import puertoAyora from './southAmerica/puerto-ayora.json' with { type: 'json' };
import puertoNatales from './southAmerica/puerto-natales.json' with { type: 'json' };
import puno from './southAmerica/puno.json' with { type: 'json' };
import quito from './southAmerica/quito.json' with { type: 'json' };
import recife from './southAmerica/recife.json' with { type: 'json' };
import rioDeJaneiro from './southAmerica/rio-de-janeiro.json' with { type: 'json' };
import salta from './southAmerica/salta.json' with { type: 'json' };
import salvador from './southAmerica/salvador.json' with { type: 'json' };
import sanPedroDeAtacama from './southAmerica/san-pedro-de-atacama.json' with { type: 'json' };
import santiago from './southAmerica/santiago.json' with { type: 'json' };
import saoPaulo from './southAmerica/sao-paulo.json' with { type: 'json' };
import sucre from './southAmerica/sucre.json' with { type: 'json' };
import ushuaia from './southAmerica/ushuaia.json' with { type: 'json' };
import uyuni from './southAmerica/uyuni.json' with { type: 'json' };
import valparaiso from './southAmerica/valparaiso.json' with { type: 'json' };

export const SOUTH_AMERICA: readonly unknown[] = [
  arequipa,
  bariloche,
  bogota,
  brasilia,
  buenosAires,
  cartagena,
  coloniaDelSacramento,
  cuenca,
  cusco,
  elCalafate,
  elChalten,
  florianopolis,
  guayaquil,
  iguazuFalls,
  lima,
  machuPicchu,
  manaus,
  medellin,
  mendoza,
  montevideo,
  paraty,
  puertoAyora,
  puertoNatales,
  puno,
  quito,
  recife,
  rioDeJaneiro,
  salta,
  salvador,
  sanPedroDeAtacama,
  santiago,
  saoPaulo,
  sucre,
  ushuaia,
  uyuni,
  valparaiso,
];
