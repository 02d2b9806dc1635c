/** Whatever is sent to the account functions: an answer, or a 400 that names a field; never a 500. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { functionErrorSchema } from '../../../supabase/functions/_shared/domain/errors.ts';
import { handle as createUser } from '../../../supabase/functions/admin-create-user/handler.ts';
import { handle as deleteOther } from '../../../supabase/functions/admin-delete-user/handler.ts';
import { handle as tripPlanner } from '../../../supabase/functions/ai-trip-planner/handler.ts';
import { handle as deleteSelf } from '../../../supabase/functions/delete-user/handler.ts';
import { handle as updateProfile } from '../../../supabase/functions/update-profile/handler.ts';
import { FakeAccounts, OTHER_ID } from '../support/accounts.ts';
import { post, testDeps } from '../support/backend.ts';

const FUNCTIONS = [
  ['admin-create-user', createUser, { email: 'a@b.test', password: 'secret1', full_name: 'A', role: 'user' }],
  ['admin-delete-user', deleteOther, { user_id: OTHER_ID }],
  ['delete-user', deleteSelf, {}],
  [
    'update-profile',
    updateProfile,
    {
      nickname: 'A',
      budget_per_night: 1,
      travel_vibe: '["Chill"]',
      amenities: ['Pool'],
      updated_at: '2026-11-21T09:00:00Z',
    },
  ],
  [
    'ai-trip-planner',
    tripPlanner,
    {
      messages: [
        { role: 'assistant', content: 'Hello' },
        { role: 'user', content: 'hi' },
      ],
      message_id: OTHER_ID,
    },
  ],
  [
    'ai-trip-planner, letter',
    tripPlanner,
    {
      triggerN8n: true,
      bookingDetails: { url: 'https://x.test/', destination: 'Rome', checkIn: '2027-04-12' },
      userEmail: 'sam@waymark.test',
    },
  ],
] as const;

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    '',
    ' ',
    '\0',
    '\ud800',
    'x'.repeat(5_000),
    [],
    {},
    [[]],
    { length: 1 },
    'javascript:alert(1)',
    'http://[',
    "'; drop table profiles; --",
  ),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);
const key = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'role', 'token_balance', 'id', 'triggerN8n', ''),
  fc.string(),
);

/** A valid body with a few of its values, at any depth, replaced, taken out or joined by others. */
function mutations(valid: object): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.nat(40),
    how: fc.constantFrom('replace', 'remove', 'add'),
    key,
    value: hostile,
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    let text = JSON.stringify(valid);
    for (const { at, how, key: name, value } of changes) {
      let seen = 0;
      const root: unknown = JSON.parse(text);
      text =
        JSON.stringify(root, (_, inner: unknown) => {
          seen += 1;
          if (seen - 1 !== at) return inner;
          if (how === 'remove') return undefined;
          const canHold = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
          // spelled out, because an object literal's __proto__ would be its prototype
          return how === 'add' && canHold
            ? Object.fromEntries([...Object.entries(inner), [name, value]])
            : value;
        }) ?? 'null';
    }
    return text;
  });
}

const answered = z.looseObject({ status: z.literal(200).or(z.string()) });
/** A 400 names its field; the other refusals are of callers and of accounts that are not there. */
const refused = z.union([
  functionErrorSchema.extend({ status: z.literal(400), field: z.string().min(1) }),
  functionErrorSchema.extend({ status: z.literal([403, 404]) }),
]);

describe('whatever is sent', () => {
  it.each(FUNCTIONS)('%s answers, or names the field', async (_, handle, valid) => {
    const body = fc.oneof({ weight: 4, arbitrary: mutations(valid) }, fc.json(), fc.string());
    const isFine = await handle(post(valid), depsOf());
    expect([200, 403]).toContain(isFine.status);
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const response = await handle(post(text), depsOf());
        const answer: unknown = await response.json();
        const expected = response.status === 200 ? answered : refused;
        expect(expected.safeParse({ status: response.status, ...Object(answer) }).error).toBeUndefined();
      }),
      { numRuns: 120 },
    );
  });
});

function depsOf() {
  const deps = testDeps(new FakeAccounts());
  return { ...deps, providers: { ...deps.providers, followUp: { send: () => Promise.resolve() } } };
}
