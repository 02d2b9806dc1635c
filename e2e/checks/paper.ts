/** What a page is on paper: Chromium's PDF of it, read back by Poppler. */
import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';

export interface Paper {
  readonly pages: number;
  /** In the order in which it is read, with one space between words. */
  readonly text: string;
}

/** @throws Error that says how to get pdftotext where there is none */
export async function onPaper(page: Page): Promise<Paper> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const text = read(pdf);
  // a form feed ends each page
  return { pages: text.split('\f').length - 1, text: text.replaceAll(/\s+/g, ' ') };
}

function read(pdf: Buffer): string {
  try {
    return execFileSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' });
  } catch (cause) {
    throw new Error('pdftotext could not read the PDF: is poppler-utils installed?', { cause });
  }
}
