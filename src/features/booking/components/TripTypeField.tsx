import { useId } from 'react';
import type { FlightSearchParams } from '@domain/search/searchApi.ts';
import classes from './forms.module.css';

type TripType = FlightSearchParams['tripType'];

const choices: readonly { readonly value: TripType; readonly label: string }[] = [
  { value: 'return', label: 'Return' },
  { value: 'one-way', label: 'One-way' },
];

interface TripTypeFieldProps {
  readonly value: TripType;
  readonly onChange: (value: TripType) => void;
}

export function TripTypeField({ value, onChange }: TripTypeFieldProps) {
  const name = useId();
  return (
    <fieldset className={classes.trip}>
      <legend className="wm-hidden">Trip type</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.tripChoice}>
          <input
            type="radio"
            name={name}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
