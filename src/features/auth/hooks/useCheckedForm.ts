import { useRef, useState } from 'react';
import type { FormCheck } from '@domain/forms/registration.ts';

interface CheckedForm<Values, Field extends string> {
  readonly values: Values;
  readonly set: (field: keyof Values, value: string) => void;
  /** The message under a field, or null. */
  readonly errorOf: (field: Field) => string | null;
  readonly refOf: (field: Field) => (input: HTMLInputElement | null) => void;
  readonly focus: (field: Field) => void;
  /** Shows the first failure under its field, focuses it and gives the message; or gives the clean values. */
  readonly submit: () => { ok: true; values: Values } | { ok: false; message: string };
}

/** A form whose rules are one function of domain/forms: the first field that fails is named and focused. */
export function useCheckedForm<Values extends Record<Field, string>, Field extends string>(
  initial: Values,
  check: (values: Values) => FormCheck<Values, Field>,
): CheckedForm<Values, Field> {
  const [values, setValues] = useState(initial);
  const [failure, setFailure] = useState<{ field: Field; message: string } | null>(null);
  const inputs = useRef(new Map<Field, HTMLInputElement>());

  const focus = (field: Field) => inputs.current.get(field)?.focus();
  return {
    values,
    focus,
    set: (field, value) => {
      setValues((current) => ({ ...current, [field]: value }));
      setFailure((current) => (current?.field === field ? null : current));
    },
    errorOf: (field) => (failure?.field === field ? failure.message : null),
    refOf: (field) => (input) => {
      if (input) inputs.current.set(field, input);
      else inputs.current.delete(field);
    },
    submit: () => {
      const result = check(values);
      if (result.ok) {
        setFailure(null);
        return result;
      }
      setFailure(result);
      focus(result.field);
      return { ok: false, message: result.message };
    },
  };
}
