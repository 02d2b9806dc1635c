/** Acts of the conversation itself. */
import { command } from './command.ts';
import { question } from './question.ts';
import { topics } from './topics.ts';
import type { ActReader } from '../act.ts';

export const TALK_READERS: readonly ActReader[] = [command, question, topics];
