/** Words that somebody typed, as the key of a table and as a pattern: neither may mean more than it says. */

/** An entry of a table by a key that somebody typed: "constructor" is in none. */
export function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** A text as a regular expression that meets it alone. */
export function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}
