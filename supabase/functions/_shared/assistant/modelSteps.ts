/** Which of a turn's steps is its answer: a step that searched, or whose plan went back, is only on the way there. */
import { PLAN_TOOL, SEARCH_TOOLS } from './toolNames.ts';

const MIN_ANSWER_CHARS = 120;

/** What is read of a step. */
export interface Step {
  readonly text: string;
  readonly toolCalls: readonly { readonly toolName: string; readonly input?: unknown }[];
  readonly toolResults: readonly { readonly toolName: string; readonly output?: unknown }[];
}

/** Whether a step prepares the answer: "let me look that up" is none. */
export function isWorking({ toolCalls, toolResults }: Step): boolean {
  if (toolCalls.some(({ toolName }) => SEARCH_TOOLS.has(toolName))) return true;
  const plans = toolCalls.filter(({ toolName }) => toolName === PLAN_TOOL).length;
  return plans > toolResults.filter(isAcceptedPlan).length;
}

function isAcceptedPlan({ toolName, output }: Step['toolResults'][number]): boolean {
  const isAccepted =
    typeof output === 'object' && output !== null && 'accepted' in output && output.accepted === true;
  return toolName === PLAN_TOOL && isAccepted;
}

/** The turn is over once the model has written its answer; a short line is no answer yet. */
export function hasAnswered({ steps }: { readonly steps: readonly Step[] }): boolean {
  const last = steps[steps.length - 1];
  return last !== undefined && !isWorking(last) && last.text.trim().length >= MIN_ANSWER_CHARS;
}

/** The longest text of a step that is not {@link isWorking}; empty when there is none. */
export function answerText(steps: readonly Step[]): string {
  return steps
    .filter((step) => !isWorking(step))
    .map((step) => step.text.trim())
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

/**
 * Characters that the model read and wrote, as endpoints count them: each step reads the prompt and all that the
 * steps before it said and found.
 * @param promptChars of the instructions, the history and the message
 */
export function countCharacters(promptChars: number, steps: readonly Step[]): number {
  let read = promptChars;
  let all = 0;
  for (const step of steps) {
    const calls = step.toolCalls.map(({ toolName, input }) => ({ toolName, input }));
    const results = step.toolResults.map(({ output }) => output);
    const written = step.text.length + sizeOf(calls);
    all += read + written;
    read += written + sizeOf(results);
  }
  return all;
}

function sizeOf(parts: readonly unknown[]): number {
  return parts.length === 0 ? 0 : JSON.stringify(parts).length;
}
