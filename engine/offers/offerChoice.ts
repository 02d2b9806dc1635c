/** The few offers of a search that are worth a card; a plan is made of no others. */
import type { FlightOffer, HotelOffer, TourOffer } from '../../domain/offers/offers.ts';

export const MAX_FLIGHT_CARDS = 6;
export const MAX_HOTEL_CARDS = 4;
export const MAX_TOUR_CARDS = 4;

/** The cheapest three, the quickest two and the cheapest with the fewest stops; cheapest first. */
export function bestFlights(offers: readonly FlightOffer[]): FlightOffer[] {
  const byPrice = [...offers].sort((a, b) => a.price - b.price);
  const byTime = [...offers].sort((a, b) => a.duration_to - b.duration_to || a.price - b.price);
  const byStops = [...offers].sort((a, b) => a.transfers - b.transfers || a.price - b.price);
  const chosen = [...byPrice.slice(0, 3), ...byTime.slice(0, 2), ...byStops.slice(0, 1), ...byPrice];
  return [...new Set(chosen)].slice(0, MAX_FLIGHT_CARDS).sort((a, b) => a.price - b.price);
}

/** The cheapest of each star class, then the cheapest of the rest; cheapest first. */
export function bestHotels<Hotel extends HotelOffer>(offers: readonly Hotel[]): Hotel[] {
  const byPrice = [...offers].sort((a, b) => a.priceFrom - b.priceFrom);
  const classes = [...new Set(byPrice.map((hotel) => Math.floor(hotel.stars)))];
  const ofEachClass = classes.flatMap(
    (stars) => byPrice.find((hotel) => Math.floor(hotel.stars) === stars) ?? [],
  );
  return [...new Set([...ofEachClass, ...byPrice])]
    .slice(0, MAX_HOTEL_CARDS)
    .sort((a, b) => a.priceFrom - b.priceFrom);
}

/** The best rated; of equals the cheaper. */
export function bestTours(offers: readonly TourOffer[]): TourOffer[] {
  return [...offers].sort((a, b) => b.rating - a.rating || a.price - b.price).slice(0, MAX_TOUR_CARDS);
}
