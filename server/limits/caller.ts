/** Who sent a request, as far as a limit needs to know. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { z } from 'zod';

export interface CallerOptions {
  /** How many proxies of ours stand in front; each adds one entry to X-Forwarded-For. 0 ignores the header. */
  readonly trustedProxies: number;
}

/**
 * The address to count by: the socket's, or the one that the outermost trusted proxy saw. Of an IPv6 address the
 * network (/64), because one household owns all of it. null for calls in process.
 */
export function callerAddress(
  socketAddress: string | null | undefined,
  forwardedFor: string | undefined,
  { trustedProxies }: CallerOptions,
): string | null {
  if (!socketAddress) return null;
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const forwarded = trustedProxies > 0 ? hops.at(-trustedProxies) : undefined;
  return network(forwarded || socketAddress);
}

function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[|\]$/g, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [
    ...front,
    ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0'),
    ...back,
  ];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const claimsSchema = z.looseObject({ sub: z.string(), exp: z.number(), session_id: z.uuid().optional() });
type Claims = z.infer<typeof claimsSchema>;

/**
 * The account that a bearer token was issued to, or null. Only a signature of ours counts: else anybody could use
 * up another's allowance under a made-up token.
 */
export function tokenSubject(authorization: string | undefined, jwtSecret: string): string | null {
  return tokenClaims(authorization, jwtSecret)?.sub ?? null;
}

/** What a bearer token of ours that has not expired says, or null. */
export function tokenClaims(authorization: string | undefined, jwtSecret: string): Claims | null {
  const [, head, claims, signature] =
    /^Bearer\s+([\w-]+)\.([\w-]+)\.([\w-]+)$/i.exec(authorization ?? '') ?? [];
  if (head === undefined || claims === undefined || signature === undefined) return null;
  const expected = createHmac('sha256', jwtSecret).update(`${head}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    const parsed = claimsSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
    return parsed.exp * 1000 > Date.now() ? parsed : null;
  } catch {
    return null;
  }
}
