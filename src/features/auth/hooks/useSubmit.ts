import { type FormEvent, useState } from 'react';

interface Submission<Values> {
  /** The values to send; null when the form holds something wrong, which it shows itself. */
  readonly check: () => Values | null;
  readonly send: (values: Values) => Promise<void>;
  /** Says a failure; answers the words that stay over the form. */
  readonly refuse: (thrown: unknown) => string;
}

interface Submit {
  readonly busy: boolean;
  /** Why the last attempt was refused; it goes with the next one. */
  readonly refusal: string | null;
  readonly onSubmit: (event: FormEvent) => void;
}

/** Sends a form once at a time, and keeps what was typed when that is refused. */
export function useSubmit<Values>({ check, send, refuse }: Submission<Values>): Submit {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run(values: Values) {
    setBusy(true);
    try {
      await send(values);
    } catch (thrown) {
      setRefusal(refuse(thrown));
    } finally {
      setBusy(false);
    }
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    const values = check();
    if (values !== null) void run(values);
  };
  return { busy, refusal, onSubmit };
}
