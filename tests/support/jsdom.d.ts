/** jsdom brings no types of its own; this is the part that reads XML. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options: { readonly contentType: string });
    readonly window: { readonly document: Document };
  }
}
