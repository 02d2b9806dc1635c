/** What a model wrote for itself. */

const THOUGHT = /<(think|thinking|thought|reasoning)>[\s\S]{0,100000}?(?:<\/\1>|$)/gi;
/** Some servers cut the opening tag off. */
const UNOPENED = /^[\s\S]{0,100000}<\/(?:think|thinking|thought|reasoning)>/i;

/** A text without its thoughts, ended or not. */
export function withoutThoughts(text: string): string {
  return text.replace(THOUGHT, ' ').replace(UNOPENED, '').trim();
}
