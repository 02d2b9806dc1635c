/** A suggestion of the place search, as the fields show it. */
export interface PlaceOption {
  readonly name: string;
  readonly city_name: string;
  readonly country_name: string;
  readonly code: string;
}

/** A place that was picked. */
export interface PickedPlace {
  readonly name: string;
  readonly code?: string | undefined;
}
