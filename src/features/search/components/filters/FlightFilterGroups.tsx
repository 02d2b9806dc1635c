import { useMemo } from 'react';
import { useAmountsBeside, useBesideDollars } from '@/data/door/useBesideDollars.ts';
import { useClockFace } from '@/data/door/useDeviceSettings.ts';
import { type ClockFace, formatFullHours } from '@domain/dates/dayTimes.ts';
import type { FlightCard } from '@domain/offers/cards.ts';
import {
  DAY_PARTS,
  countNightFlights,
  dayPartHours,
  firstByStops,
  type FlightFilters,
  PRICE_SCALE,
  STOP_CHOICES,
  toggled,
} from '@domain/results/offerFilters.ts';
import { CheckGroup } from '@/ui/filters/CheckGroup.tsx';
import { PriceSlider } from '@/ui/filters/PriceSlider.tsx';
import { formatDollars } from '@/ui/offers/money.ts';

interface FlightFilterGroupsProps {
  /** All offers of the search, cheapest first, for what each number of stops costs at least. */
  readonly cards: readonly FlightCard[];
  readonly filters: FlightFilters;
  readonly onChange: (filters: FlightFilters) => void;
}

/** The filter panel of /flights: price, stops, departure time (requirements §2). */
export function FlightFilterGroups({ cards, filters, onChange }: FlightFilterGroupsProps) {
  const face = useClockFace();
  const beside = useBesideDollars();
  const { amountOf, note } = useAmountsBeside();
  const cheapest = useMemo(() => firstByStops(cards), [cards]);
  return (
    <>
      <PriceSlider
        legend="Price"
        scale={PRICE_SCALE}
        value={filters.maxPrice}
        besideOf={beside}
        onChange={(maxPrice) => onChange({ ...filters, maxPrice })}
      />
      <CheckGroup
        legend="Stops"
        choices={STOP_CHOICES}
        checked={filters.stops}
        noteOf={(choice) => lowestNote(cheapest[choice], amountOf)}
        hint={note}
        onToggle={(choice) => onChange({ ...filters, stops: toggled(filters.stops, choice) })}
      />
      <CheckGroup
        legend="Departure time"
        choices={DAY_PARTS}
        checked={filters.dayParts}
        noteOf={(part) => formatFullHours(dayPartHours[part].from, dayPartHours[part].to, face)}
        hint={nightHint(countNightFlights(cards), face)}
        onToggle={(part) => onChange({ ...filters, dayParts: toggled(filters.dayParts, part) })}
      />
    </>
  );
}

const NIGHT = { from: dayPartHours.Evening.to, to: dayPartHours.Morning.from } as const;

/** The spec's times leave the night out, and so do the boxes; what they hide is said. */
function nightHint(count: number, face: ClockFace): string | undefined {
  if (count === 0) return undefined;
  const words = count === 1 ? '1 flight leaves' : `${count} flights leave`;
  return `${words} at night (${formatFullHours(NIGHT.from, NIGHT.to, face)}), in none of these times.`;
}

function lowestNote(
  cheapest: FlightCard | undefined,
  amountOf: (dollars: number) => string | undefined,
): string {
  if (!cheapest) return 'none';
  const beside = amountOf(cheapest.price);
  return `from ${formatDollars(cheapest.price)}${beside ? ` (${beside})` : ''}`;
}
