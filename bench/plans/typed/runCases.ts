/** Runs a file of cases through the engine and prints how the answers were judged. */
import { writeFile } from 'node:fs/promises';
import { isoDateOf } from '../../../domain/dates/calendar.ts';
import { loadCases } from './caseFile.ts';
import { judgeDialogue, type JudgedDialogue } from './dialogue/judgeDialogue.ts';
import { judgeSingle, type JudgedSingle } from './judgeSingle.ts';
import { ratesOf } from './rates.ts';
import { BY_RULES, loadReadings } from './recordedReadings.ts';
import { renderRound } from './renderRound.ts';
import { recordRound } from './rounds.ts';

export interface CaseOptions {
  /** File of cases. */
  readonly cases: string;
  /** File of a language model's readings of the cases, in place of the rules. */
  readonly readings?: string | undefined;
  /** Only this single or dialogue. */
  readonly id?: string | undefined;
  /** File that everything is written to. */
  readonly json?: string | undefined;
  readonly isVerbose: boolean;
  /** Name under which the rates are added to those of earlier rounds. */
  readonly record?: string | undefined;
  /** Folder of the recorded rounds. */
  readonly results: string;
  readonly print: (text: string) => void;
}

/** @throws Error when the file cannot be read or is not of the form, or has no such id, or its readings cannot be read */
export async function runCases({
  cases: path,
  readings,
  id,
  json,
  isVerbose,
  record,
  results,
  print,
}: CaseOptions): Promise<void> {
  const file = await loadCases(path);
  const readersOf = readings === undefined ? BY_RULES : await loadReadings(readings);
  const isMeant = (own: { readonly id: string }) => id === undefined || own.id === id;
  const singles: JudgedSingle[] = [];
  for (const own of file.single.filter(isMeant)) singles.push(await judgeSingle(own, file, readersOf));
  const dialogues: JudgedDialogue[] = [];
  for (const own of file.dialogues.filter(isMeant)) dialogues.push(await judgeDialogue(own, file, readersOf));
  if (singles.length + dialogues.length === 0) throw new Error(`The file has no case ${id ?? ''}`);
  const judged = { singles, dialogues };
  const rates = ratesOf(judged);
  if (json !== undefined) await writeFile(json, `${JSON.stringify({ rates, ...judged }, null, 2)}\n`);
  if (record !== undefined) {
    const round = {
      date: isoDateOf(new Date()),
      set: record,
      singles: singles.length,
      dialogues: dialogues.length,
    };
    await recordRound(results, round, rates);
  }
  print(`${renderRound(judged, isVerbose)}\n`);
}
