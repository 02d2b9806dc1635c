/** The guides by city name. */
import { normalize } from '../../domain/text/normalize.ts';
import { chicago } from './americas/chicago.ts';
import { losAngeles } from './americas/losAngeles.ts';
import { mexicoCity } from './americas/mexicoCity.ts';
import { montreal } from './americas/montreal.ts';
import { newYork } from './americas/newYork.ts';
import { sanFrancisco } from './americas/sanFrancisco.ts';
import { vancouver } from './americas/vancouver.ts';
import { washington } from './americas/washington.ts';
import { bali } from './asia/bali.ts';
import { bangkok } from './asia/bangkok.ts';
import { dubai } from './asia/dubai.ts';
import { hanoi } from './asia/hanoi.ts';
import { hongKong } from './asia/hongKong.ts';
import { kyoto } from './asia/kyoto.ts';
import { newDelhi } from './asia/newDelhi.ts';
import { osaka } from './asia/osaka.ts';
import { seoul } from './asia/seoul.ts';
import { singapore } from './asia/singapore.ts';
import { taipei } from './asia/taipei.ts';
import { tokyo } from './asia/tokyo.ts';
import { berlin } from './europe/central/berlin.ts';
import { budapest } from './europe/central/budapest.ts';
import { munich } from './europe/central/munich.ts';
import { prague } from './europe/central/prague.ts';
import { vienna } from './europe/central/vienna.ts';
import { copenhagen } from './europe/north/copenhagen.ts';
import { reykjavik } from './europe/north/reykjavik.ts';
import { athens } from './europe/south/athens.ts';
import { barcelona } from './europe/south/barcelona.ts';
import { florence } from './europe/south/florence.ts';
import { istanbul } from './europe/south/istanbul.ts';
import { lisbon } from './europe/south/lisbon.ts';
import { madrid } from './europe/south/madrid.ts';
import { porto } from './europe/south/porto.ts';
import { rome } from './europe/south/rome.ts';
import { santorini } from './europe/south/santorini.ts';
import { seville } from './europe/south/seville.ts';
import { venice } from './europe/south/venice.ts';
import { amsterdam } from './europe/west/amsterdam.ts';
import { dublin } from './europe/west/dublin.ts';
import { edinburgh } from './europe/west/edinburgh.ts';
import { london } from './europe/west/london.ts';
import { paris } from './europe/west/paris.ts';
import { buenosAires } from './south/buenosAires.ts';
import { cairo } from './south/cairo.ts';
import { capeTown } from './south/capeTown.ts';
import { marrakesh } from './south/marrakesh.ts';
import { melbourne } from './south/melbourne.ts';
import { rioDeJaneiro } from './south/rioDeJaneiro.ts';
import { sydney } from './south/sydney.ts';
import type { CityGuide } from './types.ts';

const GUIDES: readonly CityGuide[] = [
  kyoto,
  tokyo,
  paris,
  rome,
  bali,
  newYork,
  london,
  lisbon,
  barcelona,
  santorini,
  istanbul,
  bangkok,
  marrakesh,
  mexicoCity,
  capeTown,
  sydney,
  amsterdam,
  athens,
  berlin,
  budapest,
  copenhagen,
  dublin,
  edinburgh,
  florence,
  madrid,
  munich,
  porto,
  prague,
  reykjavik,
  seville,
  venice,
  vienna,
  dubai,
  hanoi,
  hongKong,
  osaka,
  seoul,
  singapore,
  taipei,
  newDelhi,
  chicago,
  losAngeles,
  montreal,
  sanFrancisco,
  vancouver,
  washington,
  buenosAires,
  cairo,
  melbourne,
  rioDeJaneiro,
];

const byCity = new Map(GUIDES.map((guide) => [normalize(guide.city), guide]));

/** Names of the cities with a guide. */
export const GUIDED_CITIES: readonly string[] = GUIDES.map((guide) => guide.city);

/** The guide of a city; null where none is written. */
export function guideOf(city: string): CityGuide | null {
  return byCity.get(normalize(city)) ?? null;
}
