import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { checkFlightForm, type FlightField } from '@domain/forms/searchForm.ts';
import type { FlightSearchParams } from '@domain/search/searchApi.ts';
import { useFieldErrors } from '../hooks/useFieldErrors.ts';
import { DateField } from '@/ui/fields/DateField.tsx';
import { emptyPlace, pickedField } from '@/ui/fields/place/placeField.ts';
import { Form } from '@/ui/form/Form.tsx';
import { useLive } from '@/ui/form/useLive.ts';
import { PassengersField } from './PassengersField.tsx';
import { type Route, RouteFields } from './RouteFields.tsx';
import { TripTypeField } from './TripTypeField.tsx';
import classes from './forms.module.css';

interface FlightFormProps {
  /** A search to start from, when one comes back to change it. */
  readonly initial: FlightSearchParams | null;
  readonly onSearch: (params: FlightSearchParams) => void;
}

/** The flight search, laid out as a boarding pass that is not filled in yet. */
export function FlightForm({ initial, onSearch }: FlightFormProps) {
  const [route, setRoute] = useState<Route>({
    from: initial ? pickedField(initial.from, true) : emptyPlace,
    to: initial ? pickedField(initial.to, true) : emptyPlace,
  });
  const [departure, setDeparture] = useState(initial?.departure ?? '');
  const [returnDate, setReturnDate] = useState(initial?.returnDate ?? '');
  const [tripType, setTripType] = useState(initial?.tripType ?? 'return');
  const [passengers, setPassengers] = useState(initial?.passengers ?? 1);
  const { form, errors, show, forget } = useFieldErrors<FlightField>();
  const [today] = useState(() => localIsoDate(Date.now()));
  // the build's day is none to begin with
  const first = useLive() ? today : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const places = { from: route.from.place, to: route.to.place };
    const values = { ...places, departure, returnDate, tripType, passengers };
    const check = checkFlightForm(values, today);
    if (check.ok) onSearch(check.params);
    else show(check.issues);
  };

  return (
    <Form className={classes.ticket} ref={form} noValidate onSubmit={submit} aria-label="Flights">
      <div className={classes.main}>
        <TripTypeField value={tripType} onChange={setTripType} />
        <RouteFields
          value={route}
          errors={errors}
          onChange={(value, ...changed) => {
            setRoute(value);
            forget(...changed);
          }}
        />
        <div className={classes.dates}>
          <DateField
            label="Departure"
            value={departure}
            min={first}
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
              min={departure || first}
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
    </Form>
  );
}
