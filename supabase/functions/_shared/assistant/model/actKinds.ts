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
const MOST_ACTS = 16;

/** An act whose slots are its own. */
export interface ModelAct {
  readonly act: string;
  readonly span: string;
  readonly clause: string;
  /** What stands for it where the rules do not understand the clause; null for nothing. */
  readonly otherwise: string | null;
}

const callSchema = z.object({ acts: z.array(z.unknown()) });
const givenSchema = z.looseObject({ act: z.string(), span: z.string().max(4_000) });

/**
 * The acts that the tool is called with, each once, and what is wrong with the first that is none; those beyond
 * {@link MOST_ACTS} are not looked at.
 */
export function actsIn(input: unknown): { acts: readonly ModelAct[]; wrong: string | null } {
  const called = callSchema.safeParse(input);
  if (!called.success) return { acts: [], wrong: called.error.issues[0]?.message ?? 'no acts' };
  const raw = new Map(called.data.acts.map((one) => [JSON.stringify(one), one]));
  const read = [...raw.values()].slice(0, MOST_ACTS).map(actIn);
  return {
    acts: read.filter((one) => typeof one !== 'string'),
    wrong: read.find((one) => typeof one === 'string') ?? null,
  };
}

/** What is wrong with it, where it is none. */
function actIn(one: unknown): ModelAct | string {
  const given = givenSchema.safeParse(one);
  if (!given.success) return given.error.issues[0]?.message ?? 'no act';
  const { act, span, ...slots } = given.data;
  const own = Object.fromEntries(Object.entries(slots).filter(([, value]) => !isOpen(value)));
  const kind = ACT_KINDS.get(act);
  const clause = kind?.phrase(own) ?? null;
  if (!kind || clause === null) return `${act.slice(0, 40)} has other slots, or is no act`;
  return { act, span, clause, otherwise: kind.otherwise(own) };
}

/** Some models fill a slot that is left open. */
function isOpen(value: unknown): boolean {
  return value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}

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
