import {
  DAY_PARTS,
  dayPartHours,
  type FlightFilters,
  PRICE_SCALE,
  STOP_CHOICES,
  toggled,
} from '../filters.ts';
import { CheckGroup } from '@/ui/filters/CheckGroup.tsx';
import { PriceSlider } from '@/ui/filters/PriceSlider.tsx';

interface FlightFilterGroupsProps {
  readonly filters: FlightFilters;
  readonly onChange: (filters: FlightFilters) => void;
}

/** The filter panel of /flights: price, stops, departure time (spec section 2). */
export function FlightFilterGroups({ filters, onChange }: FlightFilterGroupsProps) {
  return (
    <>
      <PriceSlider
        legend="Price"
        scale={PRICE_SCALE}
        value={filters.maxPrice}
        onChange={(maxPrice) => onChange({ ...filters, maxPrice })}
      />
      <CheckGroup
        legend="Stops"
        choices={STOP_CHOICES}
        checked={filters.stops}
        onToggle={(choice) => onChange({ ...filters, stops: toggled(filters.stops, choice) })}
      />
      <CheckGroup
        legend="Departure time"
        choices={DAY_PARTS}
        checked={filters.dayParts}
        noteOf={(part) => dayPartHours[part].words}
        onToggle={(part) => onChange({ ...filters, dayParts: toggled(filters.dayParts, part) })}
      />
    </>
  );
}
