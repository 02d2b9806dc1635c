/** Instants as devices send them. */
import * as z from 'zod/mini';

/** An ISO instant with any offset, answered in UTC: a database takes fewer offsets than ISO 8601 does. */
export const instantField = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((iso) => new Date(iso).toISOString()),
);
