import { MAX_PASSENGERS } from '@domain/search/searchApi.ts';
import { SelectField } from '@/ui/fields/SelectField.tsx';

interface PassengersFieldProps {
  readonly value: number;
  readonly error?: string | undefined;
  readonly onChange: (value: number) => void;
}

const choices = Array.from({ length: MAX_PASSENGERS }, (_, index) => ({
  value: index + 1,
  label: index === 0 ? '1 adult' : `${index + 1} adults`,
}));

/** How many fly: one to nine adults. */
export function PassengersField({ value, error, onChange }: PassengersFieldProps) {
  return <SelectField label="Passengers" value={value} choices={choices} error={error} onChange={onChange} />;
}
