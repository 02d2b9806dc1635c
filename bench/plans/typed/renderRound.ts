/** What a round prints: its rates, and every failure by its kind. */
import type { JudgedTurn } from './dialogue/judgeDialogue.ts';
import type { JudgedSingle } from './judgeSingle.ts';
import type { Failure } from './failure.ts';
import { isGoalMet, percentOf, ratesOf, type Judged, type Rate } from './rates.ts';

/** Characters of an answer in the list of failures. */
const SHOWN = 160;

interface Listed {
  readonly kind: string;
  readonly id: string;
  readonly what: string;
  readonly message: string;
  readonly reply: string;
}

/** @param isVerbose with whole messages and answers */
export function renderRound(judged: Judged, isVerbose: boolean): string {
  const listed = listOf(judged);
  const kinds = [...new Set(listed.map(({ kind }) => kind))];
  const lists = kinds.map((kind) => {
    const own = listed.filter((one) => one.kind === kind);
    return `## ${kind}: ${own.length}\n\n${own.map((one) => describe(one, isVerbose)).join('\n')}`;
  });
  return [
    ...lists,
    `## Keys that fail\n\n${keyTable(judged)}`,
    `## Rates\n\n${rateTable(ratesOf(judged))}`,
  ].join('\n\n');
}

/** A table of rates with their goals. */
function rateTable(rates: readonly Rate[]): string {
  const rows = rates.map((rate) => {
    const goal = rate.goal
      ? 'atLeast' in rate.goal
        ? `≥ ${rate.goal.atLeast} %`
        : `≤ ${rate.goal.atMost} %`
      : '';
    const isMet = isGoalMet(rate);
    const verdict = isMet === null ? '' : isMet ? 'met' : 'missed';
    return `| ${rate.name} | ${rate.part} of ${rate.whole} | ${percentOf(rate).toFixed(1)} % | ${goal} | ${verdict} |`;
  });
  return ['| | | Rate | Goal | |', '|---|---:|---:|---:|---|', ...rows].join('\n');
}

/** How often each key fails, and how often silently. */
function keyTable({ singles, dialogues }: Judged): string {
  const judgements = [
    ...singles,
    ...dialogues.flatMap(({ turns }) => turns.flatMap(({ judgement }) => judgement ?? [])),
  ];
  const failures = judgements.flatMap((own) => own.failures);
  const silent = failures.filter(({ admittedBy }) => admittedBy === null);
  const keys = [...new Set(failures.map(({ key }) => key))].toSorted(
    (a, b) => countOf(failures, b) - countOf(failures, a),
  );
  const rows = keys.map((key) => `| ${key} | ${countOf(failures, key)} | ${countOf(silent, key)} |`);
  return ['| Key | Fails | Silently |', '|---|---:|---:|', ...rows].join('\n');
}

function countOf(failures: readonly Failure[], key: string): number {
  return failures.filter((own) => own.key === key).length;
}

function listOf({ singles, dialogues }: Judged): Listed[] {
  return [
    ...singles.flatMap(listedSingle),
    ...dialogues.flatMap(({ id, turns }) =>
      turns.flatMap((turn, index) => listedTurn(`${id}.${index + 1}`, turn, index === 0)),
    ),
  ].toSorted((a, b) => (a.kind < b.kind ? -1 : Number(a.kind > b.kind)));
}

function listedSingle(own: JudgedSingle): Listed[] {
  const { id, verdict, message, reply } = own;
  const one = (kind: string, what: string) => ({ kind, id, what, message, reply });
  const honesty = own.isSilent ? 'silent' : 'honest';
  return [
    ...(verdict === 'right' ? [] : [one(`Single, ${verdict}, ${honesty}`, inWords(own))]),
    ...(own.needless.length > 0
      ? [one('Quoted without need', own.needless.map((quote) => `“${quote}”`).join(', '))]
      : []),
    ...(own.unheard.length > 0 ? [one('Need of health unheard', own.unheard.join(', '))] : []),
  ];
}

function listedTurn(id: string, own: JudgedTurn, isOpening: boolean): Listed[] {
  const { message, reply, judgement, damage, hasGivenUp, crash } = own;
  const one = (kind: string, what: string) => ({ kind, id, what, message, reply });
  const name = isOpening ? 'Opening' : 'Follow-up';
  return [
    ...(judgement && judgement.verdict !== 'right'
      ? [one(`${name}, ${judgement.isSilent ? 'silent' : 'honest'}`, inWords(judgement))]
      : []),
    ...(damage.length > 0 ? [one('Follow-up, plan damaged', damage.join('; '))] : []),
    ...(hasGivenUp && !isOpening ? [one('Follow-up, gave up', '')] : []),
    ...(crash === null ? [] : [one('Crash', crash)]),
    ...(own.unheard.length > 0 ? [one('Need of health unheard', own.unheard.join(', '))] : []),
    ...(own.forgotten.length > 0 && !isOpening
      ? [one('Need of health forgotten', own.forgotten.join(', '))]
      : []),
  ];
}

/** Failed keys; behind one that the answer admits, the sentence that does. */
function inWords({ failures }: Pick<JudgedSingle, 'failures'>): string {
  return failures
    .map(({ key, detail, admittedBy }) =>
      admittedBy === null
        ? `${key}: ${detail}`
        : `${key}: ${detail} (admitted: ${admittedBy.slice(0, SHOWN)})`,
    )
    .join('; ');
}

function describe({ id, what, message, reply }: Listed, isVerbose: boolean): string {
  if (isVerbose) return `### ${id} ${what}\n\n> ${message.replaceAll('\n', '\n> ')}\n\n${reply}\n`;
  const short = reply.replaceAll(/\s+/gu, ' ').slice(0, SHOWN);
  return `- **${id}** ${what}\n  ${short}`;
}
