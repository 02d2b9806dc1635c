import { useObservable } from 'dexie-react-hooks';
import { blogPostPath, paths } from '@/config/paths.ts';
import { useData } from '@/data/door/door.ts';
import type { ParkedChange } from '@/data/outbox/outbox.ts';
import { type Finding, READY_PARTS, type ReadyPart, verdictOf, type Verdict } from '@domain/readiness.ts';
import type { RecentSearch } from '@domain/search/search.ts';
import { encodeSearch } from '@domain/search/searchUrl.ts';
import { useNow } from '@/ui/offers/useNow.ts';
import { TextLink } from '@/ui/TextLink.tsx';
import { findingName, findingWords, nothingWords, partNames, wayToFill } from '../readinessWords.ts';
import { PlannerParts } from './PlannerParts.tsx';
import { RefusedChanges } from './RefusedChanges.tsx';
import { SignMark } from './SignMark.tsx';
import classes from './ReadyList.module.css';

interface ReadyListProps {
  readonly findings: readonly Finding[];
  readonly askable: readonly RecentSearch[];
  /** Null for a visitor. */
  readonly userId: string | null;
  /** Looks again at what is here. */
  readonly onChanged: () => void;
}

/** What was opened, part by part, each thing with its own verdict. */
export function ReadyList({ findings, askable, userId, onChanged }: ReadyListProps) {
  return (
    <ul className={classes.list}>
      {READY_PARTS.map((part) => {
        const found = findings.filter((finding) => partOf(finding) === part);
        const verdict = worst(found);
        return (
          <li key={part} className={classes.item}>
            <SignMark verdict={verdict} />
            <div className={classes.body}>
              <h2 className={classes.name}>
                {partNames[part]} <span className="wm-hidden">({hiddenWords[verdict]})</span>
              </h2>
              <Part part={part} found={found} askable={askable} userId={userId} />
              {part === 'unsent' && userId !== null && <Refused userId={userId} />}
              {found.map(
                (finding) =>
                  finding.part === 'planner' && (
                    <PlannerParts key="parts" finding={finding} onChanged={onChanged} />
                  ),
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const hiddenWords: Readonly<Record<Verdict, string>> = {
  opens: 'opens',
  broken: 'does not open',
  nothing: 'nothing saved',
};

function partOf(finding: Finding): ReadyPart {
  return finding.part === 'storage' ? finding.of : finding.part;
}

function worst(found: readonly Finding[]): Verdict {
  const verdicts = found.map(verdictOf);
  if (verdicts.includes('broken')) return 'broken';
  return verdicts.includes('opens') ? 'opens' : 'nothing';
}

interface PartProps extends Omit<ReadyListProps, 'findings' | 'onChanged'> {
  readonly part: ReadyPart;
  readonly found: readonly Finding[];
}

function Part({ part, found, askable, userId }: PartProps) {
  const now = useNow();
  const [first] = found;
  if ((first?.part === 'chat' || first?.part === 'trip') && verdictOf(first) === 'nothing') {
    return <Nothing part={part} isVisitor={false} />;
  }
  if (!first) return <Nothing part={part} isVisitor={userId === null} />;
  if (first.part !== 'article' && first.part !== 'search') {
    return <p className={classes.text}>{findingWords(first, now)}</p>;
  }
  return (
    <ul className={classes.things}>
      {found.map((finding) => (
        <li key={keyOf(finding)} className={classes.thing}>
          <SignMark verdict={verdictOf(finding)} small />
          <div>
            <Name finding={finding} askable={askable} />
            <span className="wm-hidden"> ({hiddenWords[verdictOf(finding)]})</span>
            <p className={classes.text}>{findingWords(finding, now)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Nothing({ part, isVisitor }: { readonly part: ReadyPart; readonly isVisitor: boolean }) {
  const way = wayToFill(part, isVisitor);
  return (
    <>
      <p className={classes.text}>{nothingWords(part, isVisitor)}</p>
      {way && <TextLink to={way.to}>{way.label}</TextLink>}
    </>
  );
}

function keyOf(finding: Finding): string {
  if (finding.part === 'article') return finding.slug;
  return finding.part === 'search' ? finding.key : finding.part;
}

function Name({
  finding,
  askable,
}: {
  readonly finding: Finding;
  readonly askable: readonly RecentSearch[];
}) {
  const name = findingName(finding);
  if (finding.part === 'article') return <TextLink to={blogPostPath(finding.slug)}>{name}</TextLink>;
  if (finding.part !== 'search' || !finding.search || !askable.includes(finding.search)) return name;
  const query = new URLSearchParams(encodeSearch(finding.search)).toString();
  return <TextLink to={`${paths[finding.search.type]}?${query}`}>{name}</TextLink>;
}

const none: readonly ParkedChange[] = [];

function Refused({ userId }: { readonly userId: string }) {
  const { outbox } = useData();
  const changes = useObservable(() => outbox.watchParked(userId), [outbox, userId], none);
  return changes.length === 0 ? null : <RefusedChanges changes={changes} />;
}
