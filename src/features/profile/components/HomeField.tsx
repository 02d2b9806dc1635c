import { useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { placeSearchFailure } from '@domain/search/search.ts';
import { showToast } from '@/ui/feedback/toasts/toast.ts';
import { PlaceCombobox } from '@/ui/fields/place/PlaceCombobox.tsx';

interface HomeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (name: string) => void;
}

const onSearchFailed = () => void showToast(placeSearchFailure);

/** Where the traveller lives: suggested while typing, saved as the place's name, whether picked or typed out. */
export function HomeField({ label, value, error, onChange }: HomeFieldProps) {
  const { searches } = useData();
  // What was stored or picked is not looked up again; what is being typed is.
  const [settled, setSettled] = useState(value);
  const place = value !== '' && value === settled ? { name: value } : null;
  return (
    <PlaceCombobox
      label={label}
      placeholder="City"
      value={{ text: value, place }}
      error={error}
      withCodes={false}
      search={searches.searchPlaces}
      onSearchFailed={onSearchFailed}
      onChange={(field) => {
        setSettled(field.place?.name ?? '');
        onChange(field.place?.name ?? field.text);
      }}
    />
  );
}
