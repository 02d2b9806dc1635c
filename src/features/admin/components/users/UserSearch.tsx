import { useDebouncedCallback } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { MAX_SEARCH_CHARS } from '@domain/admin/users.ts';
import { TextField } from '@/ui/fields/TextField.tsx';
import { SearchIcon } from '@/ui/icons/icons.tsx';

interface UserSearchProps {
  /** What is searched for, as the address has it. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** As for places (requirements §5). */
const DEBOUNCE_MS = 300;

/** Finds accounts by a part of their email or full name, while one types or at once with Enter. */
export function UserSearch({ value, onSearch }: UserSearchProps) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Not of our own making: Back, a link, or the button that clears the search.
    if (value !== sent) {
      setTyped(value);
      setSent(value);
    }
  }
  const search = useDebouncedCallback((text: string) => {
    setSent(text);
    onSearch(text);
  }, DEBOUNCE_MS);

  const onType = (text: string) => {
    setTyped(text);
    if (text.length <= MAX_SEARCH_CHARS) search(text);
    else search.cancel();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    search.flush();
  };
  return (
    <form onSubmit={onSubmit}>
      <TextField
        label="Search users"
        placeholder="Email or full name"
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        icon={<SearchIcon size={18} />}
        value={typed}
        error={
          typed.length > MAX_SEARCH_CHARS ? `Search users by at most ${MAX_SEARCH_CHARS} characters.` : null
        }
        onChange={onType}
      />
    </form>
  );
}
