/** The guides of Spain and Portugal, as their files have them. */
import algarve from './iberia/algarve.json' with { type: 'json' };
import alicante from './iberia/alicante.json' with { type: 'json' };
import barcelona from './iberia/barcelona.json' with { type: 'json' };
import bilbao from './iberia/bilbao.json' with { type: 'json' };
import cadiz from './iberia/cadiz.json' with { type: 'json' };
import cordoba from './iberia/cordoba.json' with { type: 'json' };
import girona from './iberia/girona.json' with { type: 'json' };
import granada from './iberia/granada.json' with { type: 'json' };
import ibiza from './iberia/ibiza.json' with { type: 'json' };
import lisbon from './iberia/lisbon.json' with { type: 'json' };
import madrid from './iberia/madrid.json' with { type: 'json' };
import malaga from './iberia/malaga.json' with { type: 'json' };
import palmaDeMallorca from './iberia/palma-de-mallorca.json' with { type: 'json' };
import pontaDelgada from './iberia/ponta-delgada.json' with { type: 'json' };
import porto from './iberia/porto.json' with { type: 'json' };
import sanSebastian from './iberia/san-sebastian.json' with { type: 'json' };
import santiagoDeCompostela from './iberia/santiago-de-compostela.json' with { type: 'json' };
import seville from './iberia/seville.json' with { type: 'json' };
import toledo from './iberia/toledo.json' with { type: 'json' };
import valencia from './iberia/valencia.json' with { type: 'json' };

export const IBERIA: readonly unknown[] = [
  algarve,
  alicante,
  barcelona,
  bilbao,
  cadiz,
  cordoba,
  girona,
  granada,
  ibiza,
  lisbon,
  madrid,
  malaga,
  palmaDeMallorca,
  pontaDelgada,
  porto,
  sanSebastian,
  santiagoDeCompostela,
  seville,
  toledo,
  valencia,
];
