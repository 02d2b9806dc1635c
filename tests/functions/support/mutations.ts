/** Valid input, spoiled: what a careless or a hostile caller may send where a function expects something else. */
import fc from 'fast-check';
import { anyText } from '../../support/anyText.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

type Path = readonly (string | number)[];

const DEPTH = 500;
const deep = (): Json => Array.from({ length: DEPTH }).reduce<Json>((inner) => [inner], 'deep');

const numbers = [0, -0, -1, 1.5, 10, 2 ** 31, 2 ** 53, 1e308, -1e308, 5e-324];
const blanks = ['', ' ', '\t\n'];
const lookalikes = ['0', '-1', '2', '1e9', 'NaN', 'null', 'true', '[]', '{}'];
const dates = ['2027-02-30', '2027-13-01', '9999-12-31', '0000-00-00', '-000001-01-01', '2027-4-1'];
const unicode = ['\0', 'Rome\0', '\uD800', 'a\uDC00b', '\uFFFF', '\u202Eemor', 'Ро́ма', '東京', '👩‍👩‍👧‍👦', 'ﷺ'];
const attacks = [
  "'; drop table profiles; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
];
const long = ['x'.repeat(121), 'x'.repeat(10_000), '👍'.repeat(3_000), 'x'.repeat(70_000)];
const texts = [...blanks, ...lookalikes, ...dates, ...unicode, ...attacks, ...long];

/** Anything that JSON can hold, the odd more often than the usual. */
const oddValue: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, [], {}, [null], { '': '' }, ...numbers, ...texts),
  anyText({ maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null).map(deep),
  fc.jsonValue({ maxDepth: 3 }).map((value): Json => JSON.parse(JSON.stringify(value))),
);

const extraKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'extra',
  '',
  'user_id',
  'role',
  'length',
);

type Change = (value: Json) => Json;

const wraps: readonly Change[] = [
  (value) => [value],
  (value) => ({ value }),
  (value) => (typeof value === 'string' ? value : JSON.stringify(value)),
  (value) => (typeof value === 'string' ? `${value}\0` : value),
  (value) => (typeof value === 'string' ? `\uD83D${value}` : value),
  (value) => (typeof value === 'string' ? ` ${value} ` : value),
  (value) => (typeof value === 'string' ? value.toUpperCase() : value),
  (value) => (typeof value === 'string' ? value.repeat(100) : value),
  (value) => (typeof value === 'number' ? -value : value),
  (value) => (typeof value === 'number' ? value * 1e6 : value),
  (value) => (isList(value) ? Array.from({ length: 200 }, () => value[0] ?? null) : value),
];

/** One to three things wrong with a valid input, or nothing. */
export function mutations(valid: Json): fc.Arbitrary<Json> {
  const paths = pathsOf(valid);
  const place = fc.constantFrom(...paths);
  const change = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(place, oddValue).map(([path, odd]) => at(path, () => odd)) },
    {
      weight: 2,
      arbitrary: fc.tuple(place, fc.constantFrom(...wraps)).map(([path, wrap]) => at(path, wrap)),
    },
    { weight: 2, arbitrary: place.map((path) => without(path)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(place, extraKey, oddValue)
        .map(([path, key, odd]) => at(path, (value) => withKey(value, key, odd))),
    },
  );
  return fc
    .array(change, { minLength: 0, maxLength: 3 })
    .map((changes) => changes.reduce<Json>((value, spoil) => spoil(value), valid));
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}

/** Every place in a value, the whole first. */
function pathsOf(value: Json): [Path, ...Path[]] {
  const inner = isList(value)
    ? value.flatMap((item, index) => pathsOf(item).map((path) => [index, ...path]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, item]) => pathsOf(item).map((path) => [key, ...path]))
      : [];
  return [[], ...inner];
}

/** Changes what stands at a path; where an earlier change took the path away, nothing. */
function at(path: Path, change: Change): Change {
  return (value) => {
    const [head, ...rest] = path;
    if (head === undefined) return change(value);
    if (isList(value)) return value.map((item, index) => (index === head ? at(rest, change)(item) : item));
    if (!isRecord(value) || !Object.hasOwn(value, head)) return value;
    return withKey(value, String(head), at(rest, change)(value[head] ?? null));
  };
}

function without(path: Path): Change {
  const last = path.at(-1);
  if (last === undefined) return () => ({});
  return at(path.slice(0, -1), (value) =>
    isList(value)
      ? value.filter((_, index) => index !== last)
      : isRecord(value)
        ? Object.fromEntries(Object.entries(value).filter(([key]) => key !== last))
        : value,
  );
}

/** Sets an own property, `__proto__` included. */
function withKey(value: Json, key: string, item: Json): Json {
  return isRecord(value) ? Object.fromEntries([...Object.entries(value), [key, item]]) : value;
}
