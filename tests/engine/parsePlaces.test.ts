/** Places that a message names, and what each is in the trip. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGazetteer, type Gazetteer } from '../../engine/facts/gazetteer.ts';
import { parseMessage } from '../../engine/read/parseMessage.ts';
import { TODAY } from '../functions/support/assistant.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

/** Names of what a message names. */
function read(text: string) {
  const { destinations, origin, country } = parseMessage(text, TODAY, gazetteer);
  return { to: destinations.map(({ place }) => place.name), from: origin?.place.name ?? null, country };
}

describe('places', () => {
  it.each([
    ['Kyoto from London', ['Kyoto'], 'London'],
    ['London to Kyoto', ['Kyoto'], 'London'],
    ['fly out of JFK to São Paulo', ['São Paulo'], 'John F Kennedy International Airport'],
    ["I'm based in Manchester, take me to cape town", ['Cape Town'], 'Manchester'],
    ['London, Paris and Rome', ['London', 'Paris', 'Rome'], null],
    ['Paris, then back to London', ['Paris'], null],
    ['a week in Nice', ['Nice'], null],
    ['nice hotels in Rome', ['Rome'], null],
    ['we may split the bath', [], null],
    ['split 4 days in may', ['Split'], null],
    ['sf 4 days in may', ['San Francisco'], null],
    ['como for a weekend in june', ['Como'], null],
    ['nice 4 course dinner', [], null],
    ['door county 5 days in may', ['Door County'], null],
    ['La Réunion in May', ['Réunion'], null],
    ['LA in May', ['Los Angeles'], null],
    ['a week in cabo', ['Los Cabos'], null],
    ['a week in saint louis', ['St Louis'], null],
    ['four days in hania', ['Chania'], null],
    ['Mexico City with kids', ['Mexico City'], null],
    ['Firenze', ['Florence'], null],
    ['Kyoto or Tokyo? what about Marrakech', ['Kyoto', 'Tokyo', 'Marrakesh'], null],
  ])('%s', (text, to, from) => {
    expect(read(text)).toMatchObject({ to, from });
  });

  it.each([
    ['London 4 days, Paris 5, Rome 4, back to Los Angeles', [4, 5, 4], 13],
    ['3 nights Tokyo, 4 nights Kyoto, 2 nights Osaka', [3, 4, 3], 10],
    ['4 days in Paris and 3 in Rome', [4, 3], 7],
    ['Vienna (2 days), Prague (3 days)', [2, 3], 5],
    ['two weeks in Japan: Tokyo, Kyoto, Osaka', [null, null, null], 14],
    ['10 days in London and Paris', [null, null], 10],
    ['what about Lisbon and Porto?', [null, null], null],
    ['Lisbon 3d and Porto 2d', [3, 2], 5],
    ['Paris for a week and Rome', [7, null], null],
  ])('lengths of single places: %s', (text, own, days) => {
    const message = parseMessage(text, TODAY, gazetteer);
    expect(message.destinations.map((place) => place.days)).toEqual(own);
    expect(message.days).toBe(days);
  });

  it.each([
    ['drop Paris', ['Paris'], [], null],
    ['skip Rome and add Florence', ['Rome'], ['Florence'], 'add'],
    ['replace Paris with Lyon', ['Paris'], ['Lyon'], 'add'],
    ['add Osaka for two days', [], ['Osaka'], 'add'],
    ['what about a day in Nara?', [], ['Nara'], 'dayTrip'],
    ['a day trip to Versailles', [], ['Versailles'], 'dayTrip'],
    ['what about Lisbon?', [], ['Lisbon'], null],
  ])('edits: %s', (text, drops, to, edit) => {
    const message = parseMessage(text, TODAY, gazetteer);
    expect(message.drops.map(({ place }) => place.name)).toEqual(drops);
    expect(message.destinations.map(({ place }) => place.name)).toEqual(to);
    expect(message.edit).toBe(edit);
  });

  it('ends where the traveller goes back to', () => {
    expect(parseMessage('Paris, back to Los Angeles', TODAY, gazetteer).returnTo?.place.name).toBe(
      'Los Angeles',
    );
  });

  it.each(['Atlantis', 'Wakanda', 'Narnia', 'Zzyxqville'])('says that %s is unknown', (name) => {
    for (const text of [`5 days in ${name}`, `trip to ${name}`, name]) {
      expect(parseMessage(text, TODAY, gazetteer)).toMatchObject({ destinations: [], unknown: name });
    }
  });

  it.each([
    ['Kyotto', 'Kyoto'],
    ['Barcelna', 'Barcelona'],
    ['Marakech', 'Marrakesh'],
    ['Copenhaguen', 'Copenhagen'],
    ['Philedelphia', 'Philadelphia'],
  ])('reads %s as %s', (typed, name) => {
    expect(read(`a week in ${typed}`).to).toEqual([name]);
  });

  it('knows a country named alone', () => {
    expect(read('two weeks in Japan')).toEqual({ to: ['Tokyo'], from: null, country: 'Japan' });
    expect(read('the UK').country).toBe('United Kingdom');
  });
});
