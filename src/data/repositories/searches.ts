import { AppError } from '@/domain/errors.ts';
import type {
  FlightSearchParams,
  FlightSearchReply,
  HotelSearchParams,
  HotelSearchReply,
  Place,
  TourSearchParams,
  TourSearchReply,
} from '@/domain/search.ts';

/** `stored` is true when the network was away and the answer is the one this device kept. */
export type SearchAnswer<Reply> = Reply & { stored: boolean };

export async function searchFlights(_params: FlightSearchParams): Promise<SearchAnswer<FlightSearchReply>> {
  throw new AppError('unknown');
}

export async function searchHotels(_params: HotelSearchParams): Promise<SearchAnswer<HotelSearchReply>> {
  throw new AppError('unknown');
}

export async function searchTours(_params: TourSearchParams): Promise<SearchAnswer<TourSearchReply>> {
  throw new AppError('unknown');
}

export async function searchPlaces(_query: string, _signal: AbortSignal): Promise<Place[]> {
  throw new AppError('unknown');
}
