import { useRef, useState } from 'react';
import { CheckGroup } from '@/ui/filters/CheckGroup.tsx';
import { FilterFrame } from '@/ui/filters/FilterFrame.tsx';
import { PriceSlider } from '@/ui/filters/PriceSlider.tsx';
import { SortSelect } from '@/ui/filters/SortSelect.tsx';
import { FlightPass } from '@/ui/offers/flight/FlightPass.tsx';
import { HotelTag } from '@/ui/offers/hotel/HotelTag.tsx';
import type { FlightPassData, HotelTagData } from '@/ui/offers/types.ts';
import { ResultList } from '@/ui/results/ResultList.tsx';
import { ResultSkeletons } from '@/ui/results/ResultSkeletons.tsx';
import { AgeSign } from '@/ui/signs/AgeSign.tsx';
import { Row, Specimen } from '../frame/Specimen.tsx';
import { flights, hotels } from '../samples/offers.ts';

const noun = { one: 'flight', many: 'flights' };
const orders = { price: 'Price', airline: 'Airline' } as const;
const scale = { initial: 500, max: 1000, step: 10 };

/** Of the samples, each has another. */
function nameOf(offer: FlightPassData | HotelTagData): string {
  return 'name' in offer ? offer.name : offer.flightNumber;
}

export function ResultsSection() {
  const [limit, setLimit] = useState<number | null>(null);
  const [stops, setStops] = useState<readonly string[]>([]);
  const count = useRef<HTMLOutputElement>(null);
  const [order, setOrder] = useState<keyof typeof orders>('price');
  const shown = flights
    .filter(
      (flight) =>
        (limit === null || flight.price <= limit) && (stops.length === 0 || stops.includes(flight.stops)),
    )
    .toSorted((a, b) => (order === 'price' ? a.price - b.price : a.airline.localeCompare(b.airline)));
  const clear = () => {
    setLimit(null);
    setStops([]);
  };
  const toggle = (stop: string) =>
    setStops(stops.includes(stop) ? stops.filter((one) => one !== stop) : [...stops, stop]);
  return (
    <>
      <Specimen name="A list with its filters: try them, by page keys too">
        <FilterFrame
          noun={noun}
          shown={shown.length}
          total={flights.length}
          touched={limit !== null || stops.length > 0}
          count={count}
          onClear={clear}
          sort={
            <SortSelect value={order} choices={['price', 'airline']} labels={orders} onChange={setOrder} />
          }
          filters={
            <>
              <PriceSlider legend="Price" scale={scale} value={limit} onChange={setLimit} />
              <CheckGroup legend="Stops" choices={['Non-stop', '1 stop']} checked={stops} onToggle={toggle} />
            </>
          }
        >
          <ResultList label="Sample flights" layout="list" items={shown} keyOf={nameOf} heading={count}>
            {(flight, index) => <FlightPass flight={flight} index={index} />}
          </ResultList>
        </FilterFrame>
      </Specimen>
      <Specimen name="A grid, kept from before the network went">
        <AgeSign
          kept="Results kept on this device"
          verb="prices seen"
          age="2 hours ago"
          onCheckAgain={() => {}}
        />
        <ResultList label="Sample hotels" layout="grid" items={hotels} keyOf={nameOf} heading={count}>
          {(hotel, index) => <HotelTag hotel={hotel} index={index} age="price seen 2 hours ago" />}
        </ResultList>
      </Specimen>
      <Row title="On its way">
        <Specimen name="Skeletons and the words of the wait">
          <ResultSkeletons text="Finding the best hotels for you..." kind="hotel" />
        </Specimen>
      </Row>
    </>
  );
}
