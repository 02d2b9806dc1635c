import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { addDays } from '@domain/dates/calendar.ts';
import { localIsoDate } from '@domain/dates/formatDates.ts';
import { checkHotelForm, type HotelField } from '@domain/forms/searchForm.ts';
import type { HotelSearchParams } from '@domain/search/searchApi.ts';
import { useFieldErrors } from '../hooks/useFieldErrors.ts';
import { reportPlaceSearchFailure, usePlaces } from '../placeSearch.ts';
import { DateField } from '@/ui/fields/DateField.tsx';
import { PlaceCombobox } from '@/ui/fields/place/PlaceCombobox.tsx';
import { emptyPlace, pickedField } from '@/ui/fields/place/placeField.ts';
import { Form } from '@/ui/form/Form.tsx';
import { useLive } from '@/ui/form/useLive.ts';
import classes from './forms.module.css';

interface HotelFormProps {
  /** A search to start from, when one comes back to change it. */
  readonly initial: HotelSearchParams | null;
  readonly onSearch: (params: HotelSearchParams) => void;
}

export function HotelForm({ initial, onSearch }: HotelFormProps) {
  const searchPlaces = usePlaces();
  const [destination, setDestination] = useState(
    initial ? pickedField(initial.destination, false) : emptyPlace,
  );
  const [checkin, setCheckin] = useState(initial?.checkin ?? '');
  const [checkout, setCheckout] = useState(initial?.checkout ?? '');
  const { form, errors, show, forget } = useFieldErrors<HotelField>();
  const [today] = useState(() => localIsoDate(Date.now()));
  // the build's day is none to begin with
  const first = useLive() ? today : undefined;
  const earliest = checkin || first;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = { destination: destination.place, checkin, checkout };
    const check = checkHotelForm(values, today);
    if (check.ok) onSearch(check.params);
    else show(check.issues);
  };

  return (
    <Form className={classes.ticket} ref={form} noValidate onSubmit={submit} aria-label="Hotels">
      <div className={classes.main}>
        <PlaceCombobox
          label="Destination"
          placeholder="City"
          value={destination}
          error={errors.destination}
          withCodes={false}
          search={searchPlaces}
          onSearchFailed={reportPlaceSearchFailure}
          onChange={(value) => {
            setDestination(value);
            forget('destination');
          }}
        />
        <div className={classes.dates}>
          <DateField
            label="Check-in"
            value={checkin}
            min={first}
            error={errors.checkin}
            onChange={(value) => {
              setCheckin(value);
              forget('checkin', 'checkout');
            }}
          />
          <DateField
            label="Check-out"
            value={checkout}
            min={earliest && addDays(earliest, 1)}
            error={errors.checkout}
            onChange={(value) => {
              setCheckout(value);
              forget('checkin', 'checkout');
            }}
          />
        </div>
        <p className={classes.hint}>No date yet? Leave it empty and see any date.</p>
      </div>
      <div className={classes.stub}>
        <p className={classes.hint}>Prices are per night for 2 adults, in US dollars.</p>
        <Button type="submit" variant="filled">
          Search hotels
        </Button>
      </div>
    </Form>
  );
}
