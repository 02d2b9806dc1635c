import { JSDOM } from 'jsdom';
import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

/** Reads XML as a conforming parser does; throws where it is not well-formed. */
export function parseXml(text: string): Document {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}

/** The texts of the elements of a name, in document order. */
export function textsOf(root: Document | Element, name: string): string[] {
  return [...root.getElementsByTagName(name)].map((element) => element.textContent);
}

/** What libxml2 has against files by the schema of GPX 1.1 (gpx11.xsd); none where they are valid. */
export async function gpxProblems(files: readonly string[]): Promise<string[]> {
  const contents = await readFile(new URL('gpx11.xsd', import.meta.url), 'utf8');
  const { errors } = await validateXML({
    xml: files.map((file, at) => ({ fileName: `${at}.gpx`, contents: file })),
    schema: { fileName: 'gpx11.xsd', contents },
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
