/** Offers in the answers of other backends than ours, row by row: one that cannot be read does not take the others along. */
import * as z from 'zod/mini';
import { flightOfferSchema } from './offers.ts';

/** The rows of a list that can be read. */
export function readableRows<Row extends z.ZodMiniType>(row: Row) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((rows) =>
      rows.flatMap((own) => {
        const read = row.safeParse(own);
        return read.success ? [read.data] : [];
      }),
    ),
  );
}

/** A flight may come with the specification's nine fields alone (requirements §3), which name no id. */
export function withFlightId(flight: unknown): unknown {
  if (typeof flight !== 'object' || flight === null || 'id' in flight) return flight;
  const { airline, flight_number, departure_at, price }: Partial<Record<string, unknown>> = flight;
  return { ...flight, id: [airline, flight_number, departure_at, price].map(String).join(' ').slice(0, 120) };
}

export const readableFlights = readableRows(z.pipe(z.transform(withFlightId), flightOfferSchema));
