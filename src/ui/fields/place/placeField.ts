/** A place that can be picked: what location autocomplete answers (requirements §3). */
export interface PlaceOption {
  readonly name: string;
  readonly city_name: string;
  readonly country_name: string;
  /** Three letters. */
  readonly code: string;
  /** What it is, said below its name; missing, its own name and its country. */
  readonly detail?: string;
  /** Latitude and longitude, where that matters. */
  readonly at?: readonly [number, number];
}

/** What a search or a profile keeps of a place. */
export interface PickedPlace {
  readonly name: string;
  readonly code?: string | undefined;
  readonly at?: readonly [number, number] | undefined;
}

/** What stands in a place field: the words typed, and the place once one was picked. */
export interface PlaceField {
  readonly text: string;
  readonly place: PickedPlace | null;
}

export const emptyPlace: PlaceField = { text: '', place: null };

/** The field as it reads once `place` is picked; the code of its airport where that matters. */
export function pickedField(place: PickedPlace, withCode: boolean): PlaceField {
  return { text: withCode && place.code ? `${place.name} (${place.code})` : place.name, place };
}

/** The field after a choice from the list. */
export function fieldOf(option: PlaceOption, withCode: boolean): PlaceField {
  return pickedField({ name: option.city_name || option.name, code: option.code, at: option.at }, withCode);
}

/** Whether `text` is a place's name, city or code in full; "Sao Paulo" is São Paulo. */
export function isExactly(option: PlaceOption, text: string): boolean {
  const wanted = fold(text);
  return [option.city_name, option.name, option.code].some((name) => fold(name) === wanted);
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
