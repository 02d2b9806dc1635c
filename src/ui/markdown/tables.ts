import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

interface ParserData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

function addTables(this: unknown): void {
  if (!hasData(this)) return;
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
}

/**
 * A remark plugin that reads pipe tables, which assistants like to write. Not all of GFM: its bare links need a
 * regular expression with lookbehind, which blanks the page on iOS 15.
 */
export const readTables = addTables;

function hasData(processor: unknown): processor is { data(): ParserData } {
  return typeof processor === 'function' && 'data' in processor && typeof processor.data === 'function';
}
