/** The guides of the Americas, as their files have them. */
import buenosAires from './americas/buenos-aires.json' with { type: 'json' };
import chicago from './americas/chicago.json' with { type: 'json' };
import losAngeles from './americas/los-angeles.json' with { type: 'json' };
import mexicoCity from './americas/mexico-city.json' with { type: 'json' };
import montreal from './americas/montreal.json' with { type: 'json' };
import newYork from './americas/new-york.json' with { type: 'json' };
import rioDeJaneiro from './americas/rio-de-janeiro.json' with { type: 'json' };
import sanFrancisco from './americas/san-francisco.json' with { type: 'json' };
import vancouver from './americas/vancouver.json' with { type: 'json' };
import washington from './americas/washington.json' with { type: 'json' };

export const AMERICAS: readonly unknown[] = [
  buenosAires,
  chicago,
  losAngeles,
  mexicoCity,
  montreal,
  newYork,
  rioDeJaneiro,
  sanFrancisco,
  vancouver,
  washington,
];
