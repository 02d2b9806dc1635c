import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { FlightSearchParams, HotelSearchParams } from '@domain/search/searchApi.ts';
import { useLive } from '@/ui/form/useLive.ts';
import { BedIcon, PlaneIcon } from '@/ui/icons/icons.tsx';
import { FlightForm } from './FlightForm.tsx';
import { HotelForm } from './HotelForm.tsx';
import classes from './BookingForms.module.css';

const tabs = ['flights', 'hotels'] as const;
type Tab = (typeof tabs)[number];
const labels = { flights: 'Flights', hotels: 'Hotels' } as const;
const icons = { flights: PlaneIcon, hotels: BedIcon } as const;

interface BookingFormsProps {
  readonly flights: FlightSearchParams | null;
  readonly hotels: HotelSearchParams | null;
  readonly onSearchFlights: (params: FlightSearchParams) => void;
  readonly onSearchHotels: (params: HotelSearchParams) => void;
}

/** Both searches behind tabs; the one not shown keeps what was typed in it. */
export function BookingForms(props: BookingFormsProps) {
  const { flights, hotels, onSearchFlights, onSearchHotels } = props;
  const id = useId();
  const live = useLive();
  const list = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>(hotels && !flights ? 'hotels' : 'flights');

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const other = tab === 'flights' ? 'hotels' : 'flights';
    setTab(other);
    list.current?.querySelector<HTMLElement>(`[data-tab="${other}"]`)?.focus();
  };

  return (
    <div>
      <div className={classes.tabs} role="tablist" aria-label="What to search" ref={list} inert={!live}>
        {tabs.map((name) => {
          const Icon = icons[name];
          return (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              data-tab={name}
              className={classes.tab}
              aria-selected={tab === name}
              aria-controls={`${id}-${name}-panel`}
              tabIndex={tab === name ? 0 : -1}
              onClick={() => setTab(name)}
              onKeyDown={onKeyDown}
            >
              <Icon size={20} />
              {labels[name]}
            </button>
          );
        })}
      </div>
      <div
        role="tabpanel"
        id={`${id}-flights-panel`}
        aria-labelledby={`${id}-flights`}
        hidden={tab !== 'flights'}
      >
        <FlightForm initial={flights} onSearch={onSearchFlights} />
      </div>
      <div
        role="tabpanel"
        id={`${id}-hotels-panel`}
        aria-labelledby={`${id}-hotels`}
        hidden={tab !== 'hotels'}
      >
        <HotelForm initial={hotels} onSearch={onSearchHotels} />
      </div>
    </div>
  );
}
