import { FlightPass } from '@/ui/offers/flight/FlightPass.tsx';
import { HotelTag } from '@/ui/offers/hotel/HotelTag.tsx';
import { OfferSkeleton } from '@/ui/offers/OfferSkeleton.tsx';
import { TourStub } from '@/ui/offers/TourStub.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';
import { flights, hotels, tour } from '../samples/offers.ts';

export function OffersSection() {
  const [flight, direct] = flights;
  return (
    <>
      <Row title="Flight">
        <Specimen name="The one that stands out">
          {flight && (
            <FlightPass
              flight={flight}
              highlight="Lowest price"
              priceNote="per adult, return"
              total="$1,236 for 2"
            />
          )}
        </Specimen>
        <Specimen name="Another, with the age of its price">
          {direct && (
            <FlightPass flight={direct} priceNote="per adult, return" age="price seen 2 hours ago" />
          )}
        </Specimen>
        <Specimen name="In the plan that it was found for">
          {direct && <FlightPass flight={direct} priceNote="per adult, return" inPlan />}
        </Specimen>
        <Specimen name="On its way">
          <OfferSkeleton kind="flight" />
        </Specimen>
      </Row>
      <Row columns={3} title="Hotel">
        {hotels.map((hotel) => (
          <Specimen
            key={hotel.id}
            name={hotel.rating > 0 ? 'With stars and a district' : 'With neither, and a long name'}
          >
            <HotelTag hotel={hotel} />
          </Specimen>
        ))}
        <Specimen name="On its way">
          <OfferSkeleton kind="hotel" />
        </Specimen>
      </Row>
      <Row columns={3} title="Tour">
        <Specimen name="Rated">
          <TourStub tour={tour} />
        </Specimen>
        <Specimen name="Not rated yet, an old price">
          <TourStub tour={{ ...tour, rating: 0, sample: false }} age="price seen yesterday" />
        </Specimen>
      </Row>
    </>
  );
}
