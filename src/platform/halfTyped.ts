/** Whether something stands half typed on the page, which a reload would throw away or interrupt. */

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const touched = new Set<TypedField>();

function isTyped(target: EventTarget | null): target is TypedField {
  if (target instanceof HTMLTextAreaElement) return true;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  // what stands in no form, such as a filter, takes effect at once
  return isField && target.closest('form, [role="dialog"]') !== null;
}

const onInput = ({ target }: Event) => {
  if (isTyped(target)) touched.add(target);
};
const onSubmit = ({ target }: Event) => {
  for (const field of touched) if (target instanceof Node && target.contains(field)) touched.delete(field);
};

/** Watches what is typed from now on; answers how to stop. */
export function watchTyping(): () => void {
  document.addEventListener('input', onInput, { capture: true });
  document.addEventListener('submit', onSubmit, { capture: true });
  return () => {
    document.removeEventListener('input', onInput, { capture: true });
    document.removeEventListener('submit', onSubmit, { capture: true });
    touched.clear();
  };
}

/** Whether a field that was typed into and not sent still holds something, or a dialog waits for an answer. */
export function isHalfTyped(): boolean {
  for (const field of touched) if (!field.isConnected || field.value === '') touched.delete(field);
  return (
    touched.size > 0 || document.querySelector('dialog[open], [role="dialog"][aria-modal="true"]') !== null
  );
}
