/** The one shape in which every function refuses a request. */
import * as z from 'zod/mini';

const FUNCTION_ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'suspended',
  'not_found',
  'method_not_allowed',
  'too_large',
  'conflict',
  'in_progress',
  'token_limit',
  'not_paid',
  'rate_limited',
  'provider_unavailable',
  'not_configured',
  'internal',
] as const;
export type FunctionErrorCode = (typeof FUNCTION_ERROR_CODES)[number];

export const functionErrorSchema = z.object({
  error: z.enum(FUNCTION_ERROR_CODES),
  /** In words a person can act on. */
  message: z.string(),
  /** Path of the field that was refused, for bad_request ("params.from.name"). */
  field: z.optional(z.string()),
  request_id: z.optional(z.string()),
});
export type FunctionError = z.infer<typeof functionErrorSchema>;
