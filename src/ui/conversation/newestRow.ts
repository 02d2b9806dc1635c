/** The newest message's row of a list; what stands below it only says that more is coming. */
export function newestOf(list: Element | null): Element | null {
  let row = list?.lastElementChild ?? null;
  while (row && !row.hasAttribute('data-message')) row = row.previousElementSibling;
  return row;
}
