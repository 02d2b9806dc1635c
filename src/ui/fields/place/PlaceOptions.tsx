/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the popup of a combobox: no native element filters on a server */
import { useEffect, useRef } from 'react';
import type { PlaceOption } from './placeField.ts';
import classes from './PlaceCombobox.module.css';

interface PlaceOptionsProps {
  /** Prefix of the ids that the combobox points at. */
  readonly id: string;
  readonly label: string;
  readonly places: readonly PlaceOption[];
  readonly withCodes: boolean;
  readonly loading: boolean;
  /** Said where nothing is found. */
  readonly none: string;
  /** -1 when no option is active. */
  readonly activeIndex: number;
  readonly onPick: (place: PlaceOption) => void;
  readonly onActivate: (index: number) => void;
}

/** The dropdown of a place combobox: matches, or a word on why there are none. */
export function PlaceOptions(props: PlaceOptionsProps) {
  const { id, label, places, withCodes, loading, none, activeIndex, onPick, onActivate } = props;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  return (
    <div className={classes.dropdown}>
      <div className={classes.options} ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
        {places.map((place, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the combobox
          <div
            key={`${place.code}-${place.name}-${place.detail ?? ''}`}
            id={`${id}-option-${index}`}
            className={classes.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === activeIndex}
            onPointerMove={() => !loading && index !== activeIndex && onActivate(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(place)}
          >
            <span className={classes.place}>
              <span className={classes.city}>{place.city_name || place.name}</span>
              <span className={classes.detail}>
                {place.detail ??
                  [place.name === place.city_name ? '' : place.name, place.country_name]
                    .filter(Boolean)
                    .join(', ')}
              </span>
            </span>
            {withCodes && <span className={classes.code}>{place.code}</span>}
          </div>
        ))}
      </div>
      <output className={classes.note}>
        {places.length === 0 && (loading ? 'Looking for places…' : none)}
        {places.length > 0 && !loading && (
          <span className="wm-hidden">
            {places.length === 1 ? '1 place' : `${places.length} places`} found, use the arrow keys
          </span>
        )}
      </output>
    </div>
  );
}
