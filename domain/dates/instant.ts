/** Instants as devices send them. */
import { z } from 'zod';

/** An ISO instant with any offset, answered in UTC: a database takes fewer offsets than ISO 8601 does. */
export const instantField = z.iso.datetime({ offset: true }).transform((iso) => new Date(iso).toISOString());
