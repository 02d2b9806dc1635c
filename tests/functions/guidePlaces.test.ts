/** Where the guides say that things are: near their town, near each other, on land, and each in a place of its own. */
import { describe, expect, it } from 'vitest';
import { GUIDED_CITIES, guideOf } from '../../content/towns/registry.ts';
import type { CityGuide } from '../../content/towns/types.ts';
import { normalize } from '../../domain/text/normalize.ts';
import { loadGazetteer } from '../../engine/facts/gazetteer.ts';
import { distanceKm } from '../../engine/facts/geo.ts';
import { isAtSea } from '../support/land.ts';

type At = CityGuide['at'];

/** A sight further out than the town is in an area that says how to get there. */
const TOWN_KM = 30;
const OUTLYING_KM = 60;
const DAY_TRIP_KM = 250;
const AREA_KM = 5;
const SAME_KM = 0.015;
/** The airport that a town is reached by may be a country's only one. */
const AIRPORT_KM = 320;
/** Towns whose own airport the data does not have: the Galápagos are flown to by way of the mainland. */
const WITHOUT_AIRPORT: readonly string[] = ['Puerto Ayora'];

/** On islands, piers and river mouths that a map of the world leaves out or draws too wide, and a lagoon crossed by boat. */
const ISLANDS: readonly string[] = [
  'Abu Dhabi: Emirates Palace at dusk',
  'Abu Dhabi: Qasr Al Watan',
  'Anchorage: Beluga Point',
  'Aruba: De Palm Island',
  'Auckland: Rangitoto',
  'Belize City: Caye Caulker',
  'Bocas del Toro: Dolphin Bay',
  'Bocas del Toro: Zapatilla Cays',
  'Boracay: Ariel’s Point',
  'Boracay: Bulabog Beach',
  'Boracay: Diniwid Beach',
  'Boracay: D’Mall and D’Talipapa',
  'Boracay: Helmet dive and island hopping',
  'Boracay: Ilig-Iligan at low tide',
  'Boracay: Mount Luho',
  'Boracay: Paraw sailing at sunset',
  'Boracay: Puka Shell Beach',
  'Boracay: White Beach, Station 2',
  'Boracay: Willy’s Rock',
  'Boracay: its middle',
  'Byron Bay: Julian Rocks',
  'Cairns: Cairns Aquarium',
  'Cairns: Cairns Art Gallery',
  'Cairns: Esplanade Lagoon',
  'Cairns: Fitzroy Island',
  'Cairns: Great Barrier Reef',
  'Cairns: Night markets and the marina',
  'Cairns: its middle',
  'Cancún: Underwater museum',
  'Cape Town: Robben Island',
  'Cartagena: Rosario Islands',
  'Cebu: Lapu-Lapu Shrine',
  'Cebu: Mactan reefs',
  'Charleston: Fort Sumter by boat',
  'Curaçao: Klein Curaçao',
  'Dakar: Gorée Island',
  'Dar es Salaam: Bongoyo Island',
  'Doha: The Pearl',
  'Doha: West Bay towers',
  'Dubai: Hammam at Zabeel Saray',
  'Dubai: Palm monorail and The View',
  'Dubrovnik: Elaphiti Islands',
  'Dubrovnik: Lokrum',
  'El Nido: Big and Small Lagoon',
  'El Nido: Hidden Beach and Matinloc',
  'El Nido: Seven Commandos Beach',
  'Florianópolis: Campeche Island',
  'Gothenburg: Marstrand',
  'Gothenburg: Southern archipelago',
  'Guayaquil: Aerovía cable car',
  'Guayaquil: Las Peñas and Santa Ana Hill at dusk',
  'Guayaquil: MAAC',
  'Guayaquil: Malecón 2000',
  'Guayaquil: Municipal Museum',
  'Guayaquil: Parque Seminario',
  'Guayaquil: Santay Island',
  'Halifax: Fisherman’s Cove',
  'Hanoi: Ha Long or Lan Ha Bay',
  'Hong Kong: Cheung Chau',
  'Hurghada: Diving day',
  'Hurghada: Dolphin House',
  'Hurghada: Giftun and Orange Bay',
  'Istanbul: Princes’ Islands',
  'Jakarta: Thousand Islands',
  'Jeju: Udo Island',
  'Kaohsiung: Xiao Liuqiu',
  'Key West: Dry Tortugas',
  'Koh Samui: Koh Tao',
  'Kota Kinabalu: Filipino night market',
  'Kota Kinabalu: Gaya Street',
  'Kota Kinabalu: Jesselton Point',
  'Kota Kinabalu: Signal Hill',
  'Kota Kinabalu: Tanjung Aru at sunset',
  'Kota Kinabalu: Tunku Abdul Rahman Park',
  'Kota Kinabalu: Waterfront at sunset',
  'Kota Kinabalu: its middle',
  'Krabi: Four Islands',
  'Krabi: Hong Islands',
  'Krabi: Koh Phi Phi',
  'Langkawi: Pulau Payar',
  'Lima: Palomino Islands',
  'Lombok: Gili Trawangan and Gili Air',
  'Manila: Corregidor',
  'Maui: Molokini',
  'Mombasa: Fort Jesus',
  'Mombasa: Mackinnon Market',
  'Mombasa: Moi Avenue Tusks',
  'Mombasa: Wasini and Kisite',
  'Mumbai: Elephanta Caves',
  'Muscat: Daymaniyat Islands',
  'Mykonos: Delos',
  'Mykonos: Rhenia',
  'Nadi: Cloud 9 and Malolo reefs',
  'Nadi: South Sea Island or Monuriki',
  'Naples: Capri',
  'Nassau: Exuma Cays and the swimming pigs',
  'Nassau: Harbour Island and Eleuthera',
  'Nassau: Rose Island',
  'Nha Trang: Island boats',
  'Okinawa: Tokashiki and Zamami',
  'Panama City: San Blas Islands',
  'Phu Quoc: An Thoi Islands',
  'Phuket: Phang Nga Bay',
  'Phuket: Phi Phi Islands',
  'Phuket: Similan Islands',
  'Rio de Janeiro: Paquetá',
  'Roatan: Cayos Cochinos',
  'Roatan: Pigeon Cay',
  'San Francisco: Alcatraz',
  'San Pedro Belize: Caye Caulker',
  'San Pedro Belize: Fly fishing on the flats',
  'San Pedro Belize: Great Blue Hole',
  'San Pedro Belize: Hol Chan and Shark Ray Alley',
  'San Pedro Belize: Mar de Tumbo',
  'San Pedro Belize: Secret Beach',
  'Santorini: Boat to Nea Kameni',
  'Santorini: Thirassia',
  'Seychelles: La Digue',
  'Seychelles: Sainte Anne Marine Park',
  'Sharm El Sheikh: Tiran Island boat',
  'Singapore: Kusu and St John’s',
  'Singapore: Pulau Ubin',
  'Singapore: Sentosa',
  'St. Petersburg: Clearwater Beach',
  'St. Petersburg: Fort De Soto Park',
  'Tampa: Clearwater Beach',
  'Tofino: Chesterman Beach',
  'Tofino: Roy Henry Vickers Gallery',
  'Tofino: Tonquin Beach',
  'Tofino: Whale and bear watching',
  'Tofino: its middle',
  'Tromsø: Arctic University Museum',
  'Tromsø: Polar Museum',
  'Tromsø: Polaria',
  'Tromsø: Prestvannet',
  'Tromsø: Telegrafbukta',
  'Tromsø: Tromsø Cathedral and Storgata',
  'Tromsø: its middle',
  'Ushuaia: Beagle Channel boat',
  'Ushuaia: Penguins of Martillo Island',
  'Venice: Lagoon by vaporetto at sunset',
  'Wellington: Kapiti Island',
  'Wellington: Matiu Somes Island',
  'Zanzibar: Prison Island',
];

const guides = GUIDED_CITIES.flatMap((city) => guideOf(city) ?? []);
const sightsOf = (guide: CityGuide) => guide.areas.flatMap(({ sights }) => [...sights]);
const placesOf = (guide: CityGuide) => [...sightsOf(guide), ...guide.dayTrips];
const point = ([latitude, longitude]: At) => ({ latitude, longitude });
const km = (a: At, b: At) => distanceKm(point(a), point(b));
/** How far apart the two furthest are. */
const widthOf = (ats: readonly At[]) => Math.max(...ats.flatMap((a) => ats.map((b) => km(a, b))));
const named = (guide: CityGuide, name: string, value?: number) =>
  `${guide.city}: ${name}${value === undefined ? '' : `, ${value.toFixed(2)} km`}`;

describe('the places of the guides', () => {
  it('are in their town', () => {
    const far = guides.flatMap((guide) =>
      sightsOf(guide)
        .filter(({ at }) => km(at, guide.at) > OUTLYING_KM)
        .map(({ name, at }) => named(guide, name, km(at, guide.at))),
    );
    expect(far).toEqual([]);
  });

  it('can be reached and left again in a day, on day trips', () => {
    const far = guides.flatMap((guide) =>
      guide.dayTrips
        .filter(({ at }) => km(at, guide.at) > DAY_TRIP_KM)
        .map(({ name, at }) => named(guide, name, km(at, guide.at))),
    );
    expect(far).toEqual([]);
  });

  it('say how to get there where an area is too wide for walking or out of town, and nowhere else', () => {
    const wrong = guides.flatMap((guide) =>
      guide.areas
        .filter(({ ride, sights }) => {
          const isWide = widthOf(sights.map(({ at }) => at)) > AREA_KM;
          const isOutside = sights.some(({ at }) => km(at, guide.at) > TOWN_KM);
          return (isWide || isOutside) !== (ride !== undefined);
        })
        .map(({ name, sights }) => named(guide, name, widthOf(sights.map(({ at }) => at)))),
    );
    expect(wrong).toEqual([]);
  });

  it('lie around the middle of their area', () => {
    const wrong = guides.flatMap((guide) =>
      guide.areas
        .filter(({ at, sights }) => {
          const ats = sights.map((sight) => sight.at);
          return ats.some((each) => km(at, each) > widthOf(ats) + 0.1);
        })
        .map(({ name }) => named(guide, name)),
    );
    expect(wrong).toEqual([]);
  });

  it('are each in a place of their own', () => {
    const same = guides.flatMap((guide) =>
      placesOf(guide).flatMap(({ name, at }, index, all) =>
        all
          .slice(0, index)
          .filter((other) => km(at, other.at) < SAME_KM)
          .map((other) => named(guide, `${name} and ${other.name}`)),
      ),
    );
    expect(same).toEqual([]);
  });

  it('are not in the sea, islands apart that the map leaves out', () => {
    const wet = guides.flatMap((guide) =>
      [{ name: 'its middle', at: guide.at }, ...placesOf(guide)]
        .filter(({ at }) => isAtSea(at))
        .map(({ name }) => named(guide, name)),
    );
    expect(wet.toSorted()).toEqual(ISLANDS.toSorted());
  });

  it('are in towns that lie where the gazetteer has their airport', async () => {
    const gazetteer = await loadGazetteer();
    const far = guides.flatMap((guide) => {
      const [airport] = gazetteer.byName(guide.city)?.airports ?? [];
      const distance = airport ? distanceKm(airport, point(guide.at)) : Infinity;
      return distance > AIRPORT_KM && !WITHOUT_AIRPORT.includes(guide.city)
        ? [named(guide, 'airport', distance)]
        : [];
    });
    expect(far).toEqual([]);
  });

  it('have other names that are no second spelling, and none that another place of the town has', () => {
    const wrong = guides.flatMap((guide) => {
      const all = placesOf(guide).flatMap(({ name, aliases = [] }) => [name, ...aliases].map(normalize));
      return all.filter((name, index) => all.indexOf(name) !== index).map((name) => named(guide, name));
    });
    expect(wrong).toEqual([]);
  });
});

describe('the check of the sea', () => {
  it.each<[string, At, boolean]>([
    ['Paris', [48.8566, 2.3522], false],
    ['the Atlantic', [45, -30], true],
    ['ten kilometres off Lisbon', [38.6, -9.45], true],
    ['a pier in San Francisco', [37.8087, -122.4098], false],
    ['Fiji, beside the line where dates change', [-17.8, 178], false],
    ['Fiji, beyond it', [-16.8, -179.9], false],
    ['Queensland, on Fiji’s latitude', [-16.82, 145.64], false],
    ['Chukotka', [66.5, -172], false],
  ])('%s', (_, at, sea) => {
    expect(isAtSea(at)).toBe(sea);
  });
});
