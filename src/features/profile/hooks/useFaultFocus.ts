import { type RefObject, useEffect, useRef } from 'react';
import type { FieldErrors } from '@domain/profile/form.ts';

/** Moves the focus to the first field with a fault whenever faults were found. Answers the form's ref. */
export function useFaultFocus(errors: FieldErrors): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    // a group of boxes is no control of its own: its first box stands for it
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby] input')
      ?.focus();
  }, [errors]);
  return form;
}
