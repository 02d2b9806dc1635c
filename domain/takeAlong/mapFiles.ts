/** A trip's places as files for maps: GPX 1.1 and KML 2.2. */
import type { PlanPoint } from '../itinerary/itinerary.ts';
import { SITE_NAME } from '../publicSite.ts';
import { escapeXml, textElement } from '../text/xml.ts';
import type { PlacesOfDay, TripPlaces } from './tripPlaces.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

type Place = PlacesOfDay['places'][number];

/** A way point for each town and place, and a route for each day with more than one place. */
export function gpxFile(title: string, { towns, days }: TripPlaces): string {
  return [
    DECLARATION,
    `<gpx version="1.1" creator="${escapeXml(SITE_NAME)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata>${textElement('name', title)}</metadata>`,
    ...[...towns, ...days.flatMap(({ places }) => places)].map((place) => gpxPoint('wpt', place)),
    ...days.filter(isRoute).map(
      ({ number, name, places }) =>
        // in the order of the schema: name, number, points
        `<rte>${textElement('name', name)}<number>${number}</number>${places.map((place) => gpxPoint('rtept', place)).join('')}</rte>`,
    ),
    '</gpx>',
    '',
  ].join('\n');
}

function gpxPoint(element: 'wpt' | 'rtept', { name, words, at: [latitude, longitude] }: Place): string {
  const inside = `${textElement('name', name)}${words === '' ? '' : textElement('desc', words)}`;
  const east = degrees(longitude);
  // a longitude of GPX is less than 180: there the two are one
  return `<${element} lat="${degrees(latitude)}" lon="${east === '180' ? '-180' : east}">${inside}</${element}>`;
}

/** Within a hand's width, and never with an exponent, which an xs:decimal has not. */
function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}

/** A folder for the towns and for each day, with its places and the line from one to the next. */
export function kmlFile(title: string, { towns, days }: TripPlaces): string {
  return [
    DECLARATION,
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document>${textElement('name', title)}`,
    ...(towns.length === 0 ? [] : [folder('Towns', towns.map(kmlPoint))]),
    ...days.map((day) =>
      folder(day.name, [...day.places.map(kmlPoint), ...(isRoute(day) ? [kmlLine(day)] : [])]),
    ),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}

function folder(name: string, inside: readonly string[]): string {
  return `<Folder>${textElement('name', name)}${inside.join('')}</Folder>`;
}

function kmlPoint({ name, words, at }: Place): string {
  const description = words === '' ? '' : textElement('description', plainOnly(words));
  return `<Placemark>${textElement('name', name)}${description}<Point><coordinates>${lonLat(at)}</coordinates></Point></Placemark>`;
}

/** Readers take a description for HTML once it is unescaped: what would be markup there must stay text. */
function plainOnly(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function kmlLine({ name, places }: PlacesOfDay): string {
  const line = places.map(({ at }) => lonLat(at)).join(' ');
  return `<Placemark>${textElement('name', name)}<LineString><tessellate>1</tessellate><coordinates>${line}</coordinates></LineString></Placemark>`;
}

/** KML has longitude first. */
function lonLat([latitude, longitude]: PlanPoint): string {
  return `${degrees(longitude)},${degrees(latitude)}`;
}

function isRoute({ places }: PlacesOfDay): boolean {
  return places.length > 1;
}
