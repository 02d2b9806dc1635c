import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { searchPlaces } from '@/data/repositories/searches.ts';
import { localIsoDate } from '@/domain/dates.ts';
import { checkFlightForm, type FlightField } from '@/domain/forms/searchForm.ts';
import type { FlightSearchParams } from '@/domain/search.ts';
import { useFieldErrors } from '../hooks/useFieldErrors.ts';
import { reportPlaceSearchFailure } from '../placeSearch.ts';
import { DateField } from '@/ui/fields/DateField.tsx';
import { PassengersField } from './PassengersField.tsx';
import { emptyPlace, PlaceCombobox, pickedField } from '@/ui/places/PlaceCombobox.tsx';
import { TripTypeField } from './TripTypeField.tsx';
import classes from './forms.module.css';

interface FlightFormProps {
  /** A search to start from, when one comes back to change it. */
  readonly initial: FlightSearchParams | null;
  readonly onSearch: (params: FlightSearchParams) => void;
}

/** The flight search, laid out as a boarding pass that is not filled in yet. */
export function FlightForm({ initial, onSearch }: FlightFormProps) {
  const [from, setFrom] = useState(initial ? pickedField(initial.from, true) : emptyPlace);
  const [to, setTo] = useState(initial ? pickedField(initial.to, true) : emptyPlace);
  const [departure, setDeparture] = useState(initial?.departure ?? '');
  const [returnDate, setReturnDate] = useState(initial?.returnDate ?? '');
  const [tripType, setTripType] = useState(initial?.tripType ?? 'return');
  const [passengers, setPassengers] = useState(initial?.passengers ?? 1);
  const { form, errors, show, forget } = useFieldErrors<FlightField>();
  const [today] = useState(() => localIsoDate(Date.now()));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = { from: from.place, to: to.place, departure, returnDate, tripType, passengers };
    const check = checkFlightForm(values, today);
    if (check.ok) onSearch(check.params);
    else show(check.issues);
  };
  const swap = () => {
    setFrom(to);
    setTo(from);
    forget('from', 'to');
  };

  return (
    <form className={classes.ticket} ref={form} noValidate onSubmit={submit} aria-label="Flights">
      <div className={classes.main}>
        <TripTypeField value={tripType} onChange={setTripType} />
        <div className={classes.route}>
          <PlaceCombobox
            label="From"
            placeholder="City or airport"
            value={from}
            error={errors.from}
            withCodes
            search={searchPlaces}
            onSearchFailed={reportPlaceSearchFailure}
            onChange={(value) => {
              setFrom(value);
              forget('from');
            }}
          />
          <button type="button" className={classes.swap} onClick={swap} aria-label="Swap From and To">
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
            onChange={(value) => {
              setTo(value);
              forget('to');
            }}
          />
        </div>
        <div className={classes.dates}>
          <DateField
            label="Departure"
            value={departure}
            min={today}
            error={errors.departure}
            onChange={(value) => {
              setDeparture(value);
              forget('departure', 'returnDate');
            }}
          />
          {tripType === 'return' && (
            <DateField
              label="Return"
              value={returnDate}
              min={departure || today}
              error={errors.returnDate}
              onChange={(value) => {
                setReturnDate(value);
                forget('departure', 'returnDate');
              }}
            />
          )}
        </div>
        <p className={classes.hint}>No date yet? Leave it empty and see any date.</p>
      </div>
      <div className={classes.stub}>
        <PassengersField
          value={passengers}
          error={errors.passengers}
          onChange={(value) => {
            setPassengers(value);
            forget('passengers');
          }}
        />
        <Button type="submit" variant="filled">
          Search flights
        </Button>
      </div>
    </form>
  );
}
