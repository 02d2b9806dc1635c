/** What a message wants done with the conversation: undo, begin anew, show the plan. */
import { findCommand } from '../../follow/commands.ts';
import type { ActReader } from '../act.ts';

export const command: ActReader = {
  act: 'command',
  read: (words) => {
    const found = findCommand(words.text);
    if (found === null) return null;
    words.takeAll();
    return { command: found };
  },
  examples: ['undo that', 'start over', 'show me the plan again', 'no wait, go back to the previous version'],
  counterExamples: ['go back to Rome for two days', 'start on a Friday', 'show me museums'],
};
