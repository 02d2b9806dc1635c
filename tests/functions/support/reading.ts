/** Reads messages as the engine does, with the real places, and no plan beside them. */
import { beforeAll } from 'vitest';
import { type Gazetteer, loadGazetteer } from '../../../engine/facts/gazetteer.ts';
import { readMessage } from '../../../engine/read/parseMessage.ts';
import type { Reading } from '../../../engine/read/acts/act.ts';

/** A reader for the tests of a file, before the first of which the places are loaded. @param today ISO date */
export function reader(today: string): (text: string) => Reading {
  let gazetteer: Gazetteer;
  beforeAll(async () => {
    gazetteer = await loadGazetteer();
  });
  return (text) => readMessage(text, { today, gazetteer });
}
