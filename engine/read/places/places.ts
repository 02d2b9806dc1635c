/** Places that a message names, and what each is in the trip: its start, a stop, its end, or to be left out. */
import { withBetween } from './between.ts';
import { ALSO, REPLACES_UNNAMED } from '../../../content/words/placeEdits.ts';
import {
  END_CUE,
  LAST_NIGHT,
  NOT_FROM,
  NO_RETURN_CUE,
  RETURN_CUE,
  WAY_HOME_CUE,
} from '../../../content/words/placeCues.ts';
import { textBefore } from './cues.ts';
import { countryIn, withoutTowns } from './countries.ts';
import { homeFromThere, withCue } from './cueSpans.ts';
import { directFlightsOf, isHomeListed, isListed, orderedByFlights } from './directFlights.ts';
import { lastResort, mentionsIn, sparing, type Found, type Guess } from './mentions.ts';
import {
  choiceMade,
  dropsAt,
  dropsWith,
  dayMoreFor,
  findPlaceEdit,
  isChoiceOf,
  isTakenBack,
  replacedPlaces,
  followsNo,
  standsInstead,
  waysEnds,
  isTripElsewhere,
} from './placeEdits.ts';
import { homeAirport, isInTrip } from './loneHomes.ts';
import { isGivenUp, otherHomes } from './asides.ts';
import { withoutCorrected } from './corrected.ts';
import { homewardSpans, legsIn } from './legs.ts';
import { findPlaceDays } from './placeDays.ts';
import { orderIn, placementIn } from './placement.ts';
import { regionSpans } from './regionNames.ts';
import { halfwayIn, rolesOf } from './halfway.ts';
import { rolesIn } from './roles.ts';
import { isEndOfRegion, regionWish, withoutEnds } from './regionWish.ts';
import { inOrderOfWords, withoutWayFrom } from './wordOrder.ts';
import { unknownBeside, unknownPlace } from './unknownPlace.ts';
import { inStops, isOnlyStart, withoutAliases, withoutPickUps } from './whichStops.ts';
import { droppedOf, seatIn, toMention, totalOf } from './toMention.ts';
import { withTripLast, isItsAirport, isOnlyWayIn, isVisit, visitsOf, withSights, mustsOf } from './visits.ts';
import { townOfAirport } from './airportTowns.ts';
import { goesOnFrom, isJoinersHome, isOfPlanOnly, isStayedIn, isWayWithin, sleepsAtEnd } from './ofPlan.ts';
import {
  asDayTrip,
  asSightOfStop,
  isEntry,
  isSeenOf,
  withIslands,
  withoutIslands,
  withoutNames,
  withoutWider,
} from './wider.ts';
import type { Gazetteer } from '../../facts/gazetteer.ts';
import type { Gazetted } from '../../facts/types.ts';
import type { FoundPlaces } from './foundPlaces.ts';

/**
 * Destinations in the order they are named, the origin, where it ends, and a country named alone.
 * @param planned towns of the plan that the text is about
 */
export function findPlaces(
  whole: string,
  allPlaces: Gazetteer,
  planned: readonly Gazetted[] = [],
): FoundPlaces {
  const gazetteer = sparing(allPlaces);
  const flights = directFlightsOf(whole);
  const text = withoutWayFrom(flights?.rest ?? whole, planned);
  const read = mentionsIn(text, gazetteer, planned);
  const named = withoutCorrected(read.found, text).map((mention, index, all) =>
    asSightOfStop(mention, index, all, text),
  );
  const narrow = withoutIslands(withoutWider(withoutPickUps(named, text), text), text).filter(
    (mention) => planned.length === 0 || !isOfPlanOnly(mention, planned, text),
  );
  const found = withoutEnds(withoutAliases(narrow, text), text)
    .map((mention) => asDayTrip(mention, narrow, text))
    .map((mention) => townOfAirport(mention, text, gazetteer));
  // "Leeds to Ireland, namely Dublin" is a way from Leeds to Dublin
  const wider = named.filter((mention) => !narrow.includes(mention));
  const halfway = planned.length === 0 ? halfwayIn(text, found) : null;
  const roles = halfway ? rolesOf(halfway) : rolesIn(withoutNames(text, wider), found, planned.length === 0);
  const { wayIn, wayHome } = roles;
  const goesOn = goesOnFrom(roles.origin, found, planned, text);
  const start = roles.origin ?? homeAirport(found, text);
  const isNoHome =
    goesOn ||
    isStayedIn(start, planned, text) ||
    isHomeListed(flights, start, text) ||
    isInTrip(start, found, text, planned);
  const origin = isNoHome ? null : start;
  let guess: Guess | null = read.guess;
  if (found.every((mention) => mention === origin)) {
    const last = lastResort(text, found, gazetteer);
    found.push(...last.found.filter((mention) => !isOfPlanOnly(mention, planned, text)));
    guess ??= last.guess;
  }
  const elsewhereAtHome = halfway
    ? [{ name: halfway.other.place.name, span: halfway.span }]
    : origin
      ? otherHomes(text, roles.asides, origin.place)
      : [];
  const backs = found.filter((mention) => {
    const before = textBefore(text, mention.from);
    const isHere = mention === origin || mention === wayHome;
    return !isHere && RETURN_CUE.test(before) && !NO_RETURN_CUE.test(before);
  });
  const back = backs.find(({ from }) => /\bhome to\s+$/i.test(textBefore(text, from))) ?? backs[0] ?? null;
  // "back to Rome for two days" is a stop, and so is coming back to a town that is one already and not home
  const home =
    back && ((back === wayHome && back.place !== origin?.place) || isVisit(text, back, found, origin))
      ? null
      : back;
  const order = orderIn(text, found, planned);
  const replaced = order.where ? new Set<Found>() : replacedPlaces(text, found);
  const live = found.filter((mention) => mention !== origin && !roles.asides.has(mention));
  const dayMore = found.flatMap((mention) => {
    const isNew = planned.length > 0 && !mention.sight && !planned.includes(mention.place);
    return (isNew && dayMoreFor(text, mention)) || [];
  });
  const isDayMore = dayMore.length > 0;
  const said = isDayMore ? 'dayTrip' : findPlaceEdit(text, found);
  // "Lisbon and Porto, a day trip to the Douro valley": what is seen in a day is none of the towns
  const isOfOther = said === 'dayTrip' && planned.length === 0 && isTripElsewhere(text, live);
  const isSleptEnd = sleepsAtEnd(wayHome, planned, text);
  const asked = replaced.size > 0 || goesOn || isSleptEnd ? 'add' : isOfOther ? null : said;
  // "a conference in Halifax, so we can also see Lunenburg": beside a plan it is added, in a first message it is the trip
  const isFirst =
    planned.length === 0 && asked === 'add' && replaced.size === 0 && !goesOn && ALSO.test(text);
  const stands = found.some((mention) => standsInstead(text, mention, planned.length));
  // "then rather Seville" comes after nothing
  const edit = (isFirst && live.length > 1) || (asked === 'then' && stands) ? null : asked;
  const ends = waysEnds(text, found);
  // the two ends of a way are towns of a first message, and no other ones of a plan
  const isWayOnly = ends.length > 0 && found.every((mention) => ends.includes(mention)) && edit === null;
  const gone = found.filter((mention) => isGivenUp(text, mention));
  const isInstead = gone.length > 0 && gone.length < found.length;
  // "the flight home from Split, not from Dubrovnik": where nobody flies from is a town all the same
  const isNoEnd = (mention: Found) =>
    wayHome !== null && mention.from >= wayHome.to && NOT_FROM.test(text.slice(wayHome.to, mention.from));
  const besideDropped = dropsWith(text, found);
  const drops = found.filter(
    (mention) =>
      !mention.sight &&
      !isNoEnd(mention) &&
      (replaced.has(mention) ||
        besideDropped.includes(mention) ||
        dropsAt(text, mention) ||
        (isInstead && gone.includes(mention)) ||
        (planned.length === 0 && isSeenOf(mention, found, text))),
  );
  // where one only flies home from is no stop with nights of its own, unless it is all that is named beside the way in
  const isOnlyEnd = (mention: Found) =>
    mention === wayHome &&
    wayIn === null &&
    !isSleptEnd &&
    WAY_HOME_CUE.test(textBefore(text, mention.from)) &&
    !END_CUE.test(textBefore(text, mention.from));
  const wanted = found.filter(
    (mention) =>
      mention !== origin &&
      mention !== home &&
      !drops.includes(mention) &&
      !isTakenBack(mention, drops, text) &&
      // "not Saint John's Newfoundland": where it lies goes with it
      !drops.some(({ to }) => mention.region && to <= mention.from && !text.slice(to, mention.from).trim()) &&
      !isNoEnd(mention) &&
      (!roles.asides.has(mention) || isListed(flights, mention)) &&
      !gone.includes(mention) &&
      !isOnlyEnd(mention) &&
      !(
        mention === wayIn &&
        isOnlyWayIn(
          text,
          mention,
          found.filter(({ place }) => place !== origin?.place),
        )
      ) &&
      !isItsAirport(text, mention, live) &&
      !isOnlyStart(text, mention, found) &&
      !isEndOfRegion(mention, found, text) &&
      // "not the Louvre", "near the Louvre": no reason to go to its town
      mention.sight?.isWish !== false,
  );
  const isOrder = edit === null && drops.length === 0;
  const isMore = isOrder || edit === 'add' || edit === 'then';
  const isPlaced = !isOrder || (planned.length > 0 && order.where === null);
  const { anchors, where, spans: placed } = isPlaced ? placementIn(text, isMore ? wanted : []) : order;
  const elsewhere = wanted.filter(
    (mention) => !anchors.includes(mention) && (mention.place !== origin?.place || mention === wayHome),
  );
  const goals = elsewhere.length > 0 || drops.length > 0 ? elsewhere : wanted;
  // a sight stands for its town only where no town is named
  const towns = inOrderOfWords(
    withoutNames(text, wider),
    goals.filter((mention) => !mention.sight),
    roles,
  );
  const visits = visitsOf(text, towns.length > 0 ? withSights(text, towns, goals) : goals);
  const choice = edit === null && drops.length === 0 ? choiceMade(text, visits) : null;
  const passedOver = new Set(choice?.others.values());
  const unique = visits.filter((mention) => !passedOver.has(mention));
  const orElse = (mention: Found) => {
    const names: string[] = [];
    for (let other = choice?.others.get(mention); other; other = choice?.others.get(other))
      names.push(other.region?.name ?? other.place.name);
    return names.length > 0 ? names.join(' or ') : undefined;
  };
  const legs = legsIn(text, found, origin);
  const rows = withIslands(unique, named, narrow).filter((own) => !isEntry(own, unique, text));
  const regions = wider.filter(({ region }) => region);
  // nobody sleeps where a day trip goes
  const isOut = edit === 'dayTrip' && planned.length === 0;
  const end = isOut ? withTripLast(unique, unique, text).at(-2) : unique.at(-1);
  const atEnd = rows.findIndex((own) => own === end);
  const stays = findPlaceDays(withoutNames(text, regions), rows, atEnd);
  const onTheWay = withBetween(text, unique, planned, gazetteer, origin?.place ?? null);
  const mentions = onTheWay.map((mention) => ({
    ...toMention(
      mention,
      stays.days[rows.indexOf(mention)] ??
        (LAST_NIGHT.test(textBefore(text, mention.from)) ? 2 : null) ??
        (mention === back && mention !== wayHome && unique.length > 1 ? 1 : null),
    ),
    ...(mention.region && { region: regionWish(mention, read.found, unique, text) }),
    ...(orElse(mention) !== undefined && { orElse: orElse(mention) }),
    ...seatIn(text, mention, planned),
  }));
  const ordered = flights && orderedByFlights(mentions, flights, text);
  const isCountry = unique.length === 1 && unique[0]?.region?.kind === 'country' && drops.length === 0;
  const isWay = read.found.some((own) => isWayWithin(own, planned, text));
  const isNone = unique.length === 0 && drops.length === 0 && !isWay;
  const country = isCountry
    ? (unique[0]?.place.country ?? null)
    : isNone
      ? countryIn(withoutTowns([...(origin ? [origin] : []), ...roles.asides], text, gazetteer), gazetteer)
      : null;
  const isSilent = isNone && country === null;
  const isAfterNo = unique.some((own) => followsNo(text, own));
  return {
    destinations: ordered?.stops ?? (edit === 'dayTrip' ? withTripLast(mentions, unique, text) : mentions),
    isChoice: choice === null && isChoiceOf(text, unique),
    drops: drops.flatMap((mention) =>
      droppedOf(mention, planned, text).map((place) => ({
        ...toMention(mention),
        place,
        // of no trip yet "not Egypt" leaves out the whole of it
        ...(mention.region &&
          planned.length + unique.length === 0 && {
            region: regionWish(mention, read.found, unique, ''),
          }),
      })),
    ),
    edit,
    ...(isDayMore && { daysDelta: 1 }),
    where,
    isWayOnly,
    legs,
    ...((isAfterNo || stands) && { isInstead: true }),
    replacesUnnamed: mentions.length > 0 && (isAfterNo || REPLACES_UNNAMED.test(text)),
    origin: origin && toMention(origin),
    otherHomes: elsewhereAtHome.map(({ name }) => name),
    returnTo: home && toMention(home),
    wayIn: wayIn && toMention(wayIn),
    wayHome: wayHome && wayHome !== home ? toMention(wayHome) : null,
    musts: inStops(mustsOf(goals), mentions),
    route: ordered?.route ?? null,
    country,
    guess: guess && { typed: guess.typed, place: guess.place },
    unknown: isSilent
      ? (guess?.typed ?? unknownPlace(text, [...roles.asides, ...(origin ? [origin] : [])]))
      : null,
    unknownBeside: isSilent ? null : (guess?.typed ?? unknownBeside(text, read.found)),
    total: ordered?.days ?? totalOf(mentions),
    ...(stays.isRest && { isRest: true }),
    spans: [
      ...read.found
        .filter(
          (own) =>
            (halfway ?? (!roles.asides.has(own) || drops.includes(own))) &&
            !isJoinersHome(own, planned, text),
        )
        .map((mention) => withCue(mention, text)),
      ...onTheWay.filter((own) => !unique.includes(own)).map(({ from, to }) => ({ start: from, end: to })),
      ...regionSpans(text, unique),
      ...placed,
      ...dayMore,
      ...(legs.some(({ to }) => to === null) ? homewardSpans(text) : []),
      ...elsewhereAtHome.map(({ span }) => span),
      ...(choice?.spans ?? []),
      ...(flights?.spans ?? []),
      ...(wayHome ? homeFromThere(text) : []),
    ],
    lengths: stays.spans,
  };
}
