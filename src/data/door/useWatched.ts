import { useEffect, useState } from 'react';

/** As much of an observable as is used. */
interface Watched<Value> {
  readonly subscribe: (
    next: (value: Value) => void,
    failed: () => void,
  ) => { readonly unsubscribe: () => void };
}

/**
 * What a query of this device says last; undefined until it has been read.
 * @param watch the same function (useCallback) for the same query: what another one read is not shown
 * @param unread the answer where storage cannot be read, the same at each call
 */
export function useWatched<Value>(watch: () => Watched<Value>, unread: Value): Value | undefined {
  const [seen, setSeen] = useState<{ watch: typeof watch; value: Value }>();
  useEffect(() => {
    const watched = watch().subscribe(
      (value) => setSeen({ watch, value }),
      () => setSeen({ watch, value: unread }),
    );
    return () => watched.unsubscribe();
  }, [watch, unread]);
  return seen?.watch === watch ? seen.value : undefined;
}
