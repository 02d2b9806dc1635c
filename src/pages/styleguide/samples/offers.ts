/** Made up for the styleguide; no airline or hotel stands behind any of it. */
import type { FlightPassData, HotelTagData, TourStubData } from '@/ui/offers/types.ts';

const flight: FlightPassData = {
  airline: 'Finnair',
  airlineCode: 'AY',
  logoUrl: null,
  flightNumber: 'AY 1332',
  from: 'LHR',
  to: 'KIX',
  departureDate: 'Sat 14 March',
  departureTime: '7:30 AM',
  arrivalTime: '8:05 AM',
  arrivalDayOffset: 1,
  duration: '16h 35m',
  stops: '1 stop',
  stopCount: 1,
  via: ['HEL'],
  price: 618,
  bookingUrl: '#offers',
  back: {
    date: 'Sat 28 March',
    departureTime: '10:10 AM',
    arrivalTime: '6:45 PM',
    arrivalDayOffset: 0,
    duration: '17h 35m',
    stops: '1 stop',
  },
  sample: true,
};

export const flights: readonly (FlightPassData & { readonly id: string })[] = [
  { ...flight, id: 'one-stop' },
  {
    ...flight,
    id: 'direct',
    airline: 'Japan Airlines',
    airlineCode: 'JL',
    flightNumber: 'JL 44',
    departureTime: '11:20 AM',
    arrivalTime: '7:45 AM',
    duration: '13h 25m',
    stops: 'Non-stop',
    stopCount: 0,
    via: [],
    price: 842,
    back: null,
    sample: false,
  },
];

export const hotels: readonly HotelTagData[] = [
  {
    id: 'lantern',
    name: 'Lantern Lane House',
    rating: 4,
    price: 128,
    district: 'Gion',
    imageUrl: null,
    bookingUrl: '#offers',
    sample: true,
  },
  {
    id: 'ferry',
    name: 'The Old Ferry Warehouse at the Northern Harbour Basin',
    rating: 0,
    price: 1240,
    district: null,
    imageUrl: null,
    bookingUrl: '#offers',
  },
];

export const tour: TourStubData = {
  id: 'tea',
  name: 'Tea house walk with a potter',
  rating: 4.8,
  duration: '3 hours',
  price: 42,
  bookingUrl: '#offers',
  sample: true,
};
