/** V8 compiles a pattern at once, without interpreting it first, where the text is as long as this. */
const LONG = '\n'.repeat(1000);
/** Shorter patterns cost little either way. */
const LONGEST_INTERPRETED = 300;

const known = new WeakSet<RegExp>();

/**
 * The pattern, compiled where it is a long one. V8 makes bytecode of a pattern at its first use and machine code at its
 * second; of the readers' long patterns the bytecode is the dearer of the two by far, and the first message of a process
 * pays for all of them. Other engines look through a thousand line ends once.
 */
export function compiled(pattern: RegExp): RegExp {
  if (pattern.source.length <= LONGEST_INTERPRETED || known.has(pattern)) return pattern;
  known.add(pattern);
  const from = pattern.lastIndex;
  pattern.lastIndex = 0;
  pattern.test(LONG);
  pattern.lastIndex = from;
  return pattern;
}
