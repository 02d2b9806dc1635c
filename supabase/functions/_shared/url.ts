/** The address of a service, as the environment names it. */
import { z } from 'zod';

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
