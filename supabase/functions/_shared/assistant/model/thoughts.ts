/** What a model wrote for itself. */

const TAG = /<(\/?)(?:think|thinking|thought|reasoning)>/gi;

/** A text without its thoughts, ended or not, in one pass. Some servers cut the opening tag off. */
export function withoutThoughts(text: string): string {
  let kept = '';
  let from = 0;
  let isThought = false;
  for (const { 0: tag, 1: slash, index } of text.matchAll(TAG)) {
    const isEnd = slash === '/';
    if (isEnd && !isThought) kept = '';
    if (!isEnd && !isThought) kept += `${text.slice(from, index)} `;
    isThought = !isEnd;
    from = index + tag.length;
  }
  return (isThought ? kept : kept + text.slice(from)).trim();
}
