import { Button } from '@mantine/core';
import { useState } from 'react';
import { useData } from '@/data/door/door.ts';
import { keepPlannerWish, plannerWish } from '@/platform/plannerWish.ts';
import { type AppErrorReason, toAppError } from '@domain/errors/appError.ts';
import type { PackPartName } from '@domain/plannerFiles.ts';
import type { Finding } from '@domain/readiness.ts';
import { formatBytes, plannerPartName, problemWords } from '../readinessWords.ts';
import { SignMark } from './SignMark.tsx';
import listClasses from './ReadyList.module.css';
import classes from './PlannerParts.module.css';

type PlannerFinding = Extract<Finding, { part: 'planner' }>;

interface PlannerPartsProps {
  readonly finding: PlannerFinding;
  /** Looks again at what is here. */
  readonly onChanged: () => void;
}

/** The planner part by part: what is here and how large it is, to be fetched one by one and removed as a whole. */
export function PlannerParts({ finding: { parts }, onChanged }: PlannerPartsProps) {
  const { planner } = useData();
  const [busy, setBusy] = useState<PackPartName | 'removing' | null>(null);
  const [problem, setProblem] = useState<AppErrorReason | null>(null);

  async function run(what: PackPartName | 'removing', work: () => Promise<void>) {
    if (busy !== null) return;
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (thrown) {
      setProblem(toAppError(thrown).reason);
    }
    setBusy(null);
    onChanged();
  }

  const get = (name: PackPartName) =>
    run(name, async () => {
      // no guide answers without the program
      const wanted: PackPartName[] = ['planner', name];
      await planner.fetch([...new Set(wanted)]);
      keepPlannerWish([...new Set([...(plannerWish() ?? []), ...wanted])]);
    });
  const remove = () =>
    run('removing', async () => {
      keepPlannerWish([]);
      await planner.drop();
    });

  return (
    <>
      <ul className={listClasses.things}>
        {parts.map(({ name, bytes, isHere, isWanted }) => (
          <li key={name} className={listClasses.thing}>
            <SignMark verdict={isHere ? 'opens' : isWanted ? 'broken' : 'nothing'} small />
            <div className={classes.part}>
              <div>
                {plannerPartName(name)}
                <p className={listClasses.text}>
                  {formatBytes(bytes)}, {isHere ? 'opens' : 'not on this device'}
                </p>
              </div>
              {!isHere && (
                <Button
                  aria-label={`Get ${plannerPartName(name)}`}
                  aria-busy={busy === name}
                  onClick={() => void get(name)}
                >
                  {busy === name ? 'Getting it...' : 'Get'}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {parts.some(({ isHere }) => isHere) && (
        <div className={listClasses.action}>
          <Button aria-busy={busy === 'removing'} onClick={() => void remove()}>
            Remove the planner
          </Button>
        </div>
      )}
      <div role="alert" className={classes.problem}>
        {problem !== null && problemWords(problem)}
      </div>
    </>
  );
}
