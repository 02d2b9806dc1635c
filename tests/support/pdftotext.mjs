/** Poppler's pdftotext, by which a journey reads back what a trip is on paper. */
import { spawnSync } from 'node:child_process';
import { installFromDebian } from './debian.mjs';

/** Answers null, or the line that says how to get it: without it that journey fails and says so. */
export function ensurePdftotext() {
  if (isThere()) return null;
  console.log('Installing pdftotext …');
  installFromDebian('poppler-utils');
  return isThere() ? null : 'No pdftotext: install poppler-utils (Debian: apt-get install poppler-utils).';
}

function isThere() {
  return spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).error === undefined;
}
