/** One kind of thing that a model can say of a message, and the English clause that stands for it. */
import { z } from 'zod';
import type { Message } from '../../../../../engine/read/types.ts';

export interface ActKind {
  /** For the model. */
  readonly gloss: string;
  /** The slots as the model is told of them: "place, n?, kind=days|nights?". */
  readonly slots: string;
  /** Fields of a message that its clause may fill, and must fill one of. */
  readonly says: readonly (keyof Message)[];
  /** Clauses of a group make one sentence: lengths of several towns, say. */
  readonly group: string | null;
  /** The clause; null for slots that are not its own. */
  readonly phrase: (slots: unknown) => string | null;
  /** The same in words that ask for less, where the rules do not understand its clause. */
  readonly otherwise: (slots: unknown) => string | null;
}

/** @param says the fields that the rules read of its clauses */
export function actKind<Shape extends z.ZodRawShape>(
  shape: Shape,
  gloss: string,
  says: readonly (keyof Message)[],
  phrase: (slots: z.output<z.ZodObject<Shape>>) => string | null,
  group: string | null = null,
  otherwise: (slots: z.output<z.ZodObject<Shape>>) => string | null = () => null,
): ActKind {
  // a slot of another act may turn this one's meaning round
  const schema = z.strictObject(shape);
  return {
    gloss,
    slots: Object.entries(shape).map(slotInWords).join(', '),
    says,
    group,
    phrase: (slots) => {
      const parsed = schema.safeParse(slots);
      return parsed.success ? phrase(parsed.data) : null;
    },
    otherwise: (slots) => {
      const parsed = schema.safeParse(slots);
      return parsed.success ? otherwise(parsed.data) : null;
    },
  };
}

/** An act that is a choice among clauses. */
export function choice<Kind extends string>(
  clauses: Readonly<Record<Kind, string>>,
  gloss: string,
  says: readonly (keyof Message)[],
  group: string | null = null,
): ActKind {
  return actKind({ kind: z.enum(keysOf(clauses)) }, gloss, says, ({ kind }) => clauses[kind], group);
}

/** The keys of a table, as a list that an enum takes. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): [Key, ...Key[]] {
  const isKey = (key: string): key is Key => key in table;
  const [first, ...rest] = Object.keys(table).filter(isKey);
  if (first === undefined) throw new Error('The table is empty');
  return [first, ...rest];
}

function slotInWords([name, type]: [string, unknown]): string {
  const isOptional = type instanceof z.ZodOptional;
  const inner: unknown = isOptional ? type.unwrap() : type;
  const options = inner instanceof z.ZodEnum && name === 'kind' ? `=${inner.options.join('|')}` : '';
  return `${name}${options}${isOptional ? '?' : ''}`;
}
