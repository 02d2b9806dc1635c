/**
 * What a browser has put back into a form's fields before React took the form over, as it does when a page is reloaded:
 * React keeps it on screen until it draws the field anew, and knows nothing of it.
 */
interface PutBack {
  readonly say: () => void;
}

/** What stands in the fields beside what the build wrote into them. */
export function findPutBack(form: HTMLFormElement): readonly PutBack[] {
  return [...form.elements].flatMap((field) => {
    if (field instanceof HTMLSelectElement) return chosen(field);
    if (field instanceof HTMLTextAreaElement) return typed(field, HTMLTextAreaElement.prototype);
    if (!(field instanceof HTMLInputElement)) return [];
    return field.type === 'radio' || field.type === 'checkbox'
      ? checked(field)
      : typed(field, HTMLInputElement.prototype);
  });
}

/** Says it again as if it were typed now, a field after the other: each may have the form drawn anew. */
export async function handOver(fields: readonly PutBack[]): Promise<void> {
  for (const { say } of fields) {
    await Promise.resolve();
    say();
  }
}

/** React hears of a value other than the last it saw, and sees what is set on the element, not by its prototype. */
function typed(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): PutBack[] {
  const { value, defaultValue } = field;
  if (value === defaultValue) return [];
  const say = () => {
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return [{ say }];
}

/** Of radio buttons the one that was chosen speaks for those that are no longer. */
function checked(field: HTMLInputElement): PutBack[] {
  const is = field.checked;
  if (is === field.defaultChecked || (field.type === 'radio' && !is)) return [];
  const say = () => {
    field.checked = !is;
    field.click();
  };
  return [{ say }];
}

function chosen(field: HTMLSelectElement): PutBack[] {
  const { selectedIndex } = field;
  if ([...field.options].findIndex(({ defaultSelected }) => defaultSelected) === selectedIndex) return [];
  const say = () => {
    field.selectedIndex = selectedIndex;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return [{ say }];
}
