import { useBesideDollars } from '@/data/door/useBesideDollars.ts';
import { type HotelFilters, PRICE_SCALE, STAR_CHOICES, toggled } from '@domain/results/offerFilters.ts';
import { CheckGroup } from '@/ui/filters/CheckGroup.tsx';
import { PriceSlider } from '@/ui/filters/PriceSlider.tsx';

interface HotelFilterGroupsProps {
  readonly filters: HotelFilters;
  readonly onChange: (filters: HotelFilters) => void;
}

/** The filter panel of /hotels: price of a night, stars. */
export function HotelFilterGroups({ filters, onChange }: HotelFilterGroupsProps) {
  const beside = useBesideDollars();
  return (
    <>
      <PriceSlider
        legend="Price a night"
        scale={PRICE_SCALE}
        value={filters.maxPrice}
        besideOf={beside}
        onChange={(maxPrice) => onChange({ ...filters, maxPrice })}
      />
      <CheckGroup
        legend="Stars"
        choices={STAR_CHOICES}
        checked={filters.stars}
        labelOf={(count) => `${count} stars`}
        onToggle={(count) => onChange({ ...filters, stars: toggled(filters.stars, count) })}
      />
    </>
  );
}
