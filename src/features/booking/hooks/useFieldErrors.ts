import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldIssue } from '@domain/forms/searchForm.ts';

interface FieldErrors<Field extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The first message of each field. */
  readonly errors: Partial<Record<Field, string>>;
  /** Shows what a check found and moves the focus to the first field that is wrong. */
  readonly show: (issues: readonly FieldIssue<Field>[]) => void;
  /** A field that is being changed is no longer wrong. */
  readonly forget: (...fields: readonly Field[]) => void;
}

export function useFieldErrors<Field extends string>(): FieldErrors<Field> {
  const form = useRef<HTMLFormElement>(null);
  const [issues, setIssues] = useState<readonly FieldIssue<Field>[]>([]);
  const [shownAt, setShownAt] = useState(0);

  useEffect(() => {
    if (shownAt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shownAt]);

  const errors: Partial<Record<Field, string>> = {};
  for (const issue of issues) errors[issue.field] ??= issue.message;
  return {
    form,
    errors,
    show: (found) => {
      setIssues(found);
      setShownAt(shownAt + 1);
    },
    forget: (...fields) => setIssues(issues.filter((issue) => !fields.includes(issue.field))),
  };
}
