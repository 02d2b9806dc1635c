import { PlaceCombobox } from '@/ui/fields/place/PlaceCombobox.tsx';
import type { PlaceField } from '@/ui/fields/place/placeField.ts';
import { reportPlaceSearchFailure, usePlaces } from '../placeSearch.ts';
import classes from './forms.module.css';

export interface Route {
  readonly from: PlaceField;
  readonly to: PlaceField;
}

interface RouteFieldsProps {
  readonly value: Route;
  readonly errors: { readonly from?: string; readonly to?: string };
  /** `changed` are the ends that are no longer what they were. */
  readonly onChange: (value: Route, ...changed: readonly (keyof Route)[]) => void;
}

/** Where from and where to, and the button that swaps them. */
export function RouteFields({ value, errors, onChange }: RouteFieldsProps) {
  const searchPlaces = usePlaces();
  const { from, to } = value;
  return (
    <div className={classes.route}>
      <PlaceCombobox
        label="From"
        placeholder="City or airport"
        value={from}
        error={errors.from}
        withCodes
        search={searchPlaces}
        onSearchFailed={reportPlaceSearchFailure}
        onChange={(next) => onChange({ from: next, to }, 'from')}
      />
      <button
        type="button"
        className={classes.swap}
        onClick={() => onChange({ from: to, to: from }, 'from', 'to')}
        aria-label="Swap From and To"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9h15M15 5l4 4-4 4M20 16H5M9 12l-4 4 4 4" />
        </svg>
      </button>
      <PlaceCombobox
        label="To"
        placeholder="City or airport"
        value={to}
        error={errors.to}
        withCodes
        search={searchPlaces}
        onSearchFailed={reportPlaceSearchFailure}
        onChange={(next) => onChange({ from, to: next }, 'to')}
      />
    </div>
  );
}
