import { JSDOM } from 'jsdom';

/** Reads XML as a conforming parser does; throws where it is not well-formed. */
export function parseXml(text: string): Document {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}

/** The texts of the elements of a name, in document order. */
export function textsOf(root: Document | Element, name: string): string[] {
  return [...root.getElementsByTagName(name)].map((element) => element.textContent);
}
