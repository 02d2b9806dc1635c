import type { RefObject } from 'react';

/** Gives a conversation's field the focus, but not where that would bring up a keyboard over the answer. */
export function focusField(field: RefObject<HTMLTextAreaElement | null>): void {
  if (!matchMedia('(pointer: coarse)').matches) field.current?.focus();
}
