import type { DataContext } from './context.ts';

/** Functions without their first parameter. */
export type Bound<Functions, Context = DataContext> = {
  -readonly [Name in keyof Functions]: Functions[Name] extends (
    context: Context,
    ...args: infer Args
  ) => infer Result
    ? (...args: Args) => Result
    : never;
};

/** The functions of a repository, each over `context`. */
export function bind<Context, Functions extends object>(
  context: Context,
  functions: Functions & {
    readonly [Name in keyof Functions]: (context: Context, ...args: never[]) => unknown;
  },
): Bound<Functions, Context> {
  const calls = Object.entries<(context: Context, ...args: never[]) => unknown>(functions);
  const bound = Object.fromEntries(calls.map(([name, call]) => [name, call.bind(null, context)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose which name has which type
  return bound as Bound<Functions, Context>;
}
