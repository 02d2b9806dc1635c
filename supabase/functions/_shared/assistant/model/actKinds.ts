/**
 * Everything that a model can say of a message: a closed list. What is none of these no model can bring about, whatever
 * the message makes it write.
 */
import { z } from 'zod';
import { TALK_ACTS } from './kinds/talkActs.ts';
import { EDIT_ACTS } from './kinds/editActs.ts';
import { TRIP_ACTS } from './kinds/tripActs.ts';
import { WISH_ACTS } from './kinds/wishActs.ts';
import { WIRE_SLOTS } from './slots.ts';
import type { ActKind } from './act.ts';

export const ACT_KINDS: ReadonlyMap<string, ActKind> = new Map(
  Object.entries({ ...TRIP_ACTS, ...WISH_ACTS, ...EDIT_ACTS, ...TALK_ACTS }),
);

/** More acts than anybody writes in one message. */
const MOST_ACTS = 40;

/** An act whose slots are its own. */
export interface ModelAct {
  readonly act: string;
  readonly span: string;
  readonly clause: string;
}

/** A slot that is left open comes as null or an empty text from some models. */
const EMPTY = new Set<unknown>([null, '']);

/** What the tool is called with. */
export const actsSchema = z.object({
  acts: z
    .array(
      z
        .looseObject({ act: z.string(), span: z.string().max(4_000) })
        .transform((given, context): ModelAct => {
          const { act, span, ...slots } = given;
          const own = Object.fromEntries(Object.entries(slots).filter(([, value]) => !EMPTY.has(value)));
          const clause = ACT_KINDS.get(act)?.phrase(own) ?? null;
          if (clause !== null) return { act, span, clause };
          context.addIssue({ code: 'custom', message: `${act.slice(0, 40)} has other slots, or is no act` });
          return z.NEVER;
        }),
    )
    .max(MOST_ACTS),
});

export const READ_TOOL = {
  name: 'read',
  parameters: {
    type: 'object',
    required: ['acts'],
    properties: {
      acts: {
        type: 'array',
        items: {
          type: 'object',
          required: ['act', 'span'],
          properties: {
            act: { type: 'string' },
            span: { type: 'string' },
            ...WIRE_SLOTS,
          },
        },
      },
    },
  },
} as const;

/** The acts as a model is told of them, a line each. */
export function actsInWords(): string {
  return [...ACT_KINDS].map(([act, { slots, gloss }]) => `${act}(${slots}) ${gloss}`.trim()).join('\n');
}
