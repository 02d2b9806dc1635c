/** One article, two parsers: DOMPurify's in a browser and parse5 on the server must show the same, and nothing else. */
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { articleNodes } from '@/features/blog/articleNodes.ts';
import { ALLOWED_TAGS } from '@/features/blog/articleTree.ts';
import { parsedArticle, readsAsWritten } from '@/features/blog/parsedArticle.ts';

const markup = (nodes: ReactNode) => renderToStaticMarkup(<>{nodes}</>);
const inBrowser = (html: string) => markup(articleNodes(html));
const onServer = (html: string) => markup(parsedArticle(html));

const seed = readFileSync('supabase/seed.sql', 'utf8');
const articles = [...seed.matchAll(/\$article\$([\s\S]*?)\$article\$/g)].map(([, content = '']) => content);

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'target'],
  img: ['alt', 'loading', 'src'],
  div: ['aria-label', 'data-scroll', 'role', 'tabindex'],
};

/** What stands in a page that a browser makes of the markup, and may not. */
function wrongIn(text: string): string[] {
  const { body, head } = new DOMParser().parseFromString(`<!doctype html><body>${text}`, 'text/html');
  expect(head.childNodes).toHaveLength(0);
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const wrong = element.getAttributeNames().filter((one) => !ATTRIBUTES[name]?.includes(one));
    if (!ALLOWED_TAGS.includes(name) && name !== 'div') wrong.push(name);
    const href = element.getAttribute('href');
    if (href !== null && !/^(?:https?:|mailto:)/.test(new URL(href, 'https://own.invalid').protocol))
      wrong.push(href);
    if (name === 'img' && !/^\/(?![/\\])/.test(element.getAttribute('src') ?? ''))
      wrong.push(element.outerHTML);
    return wrong;
  });
}

describe('the articles of the seed', () => {
  it('are there', () => {
    expect(articles.length).toBeGreaterThan(10);
  });

  it.each(articles.map((content) => [content.slice(3, 40), content] as const))(
    '%s is the same both ways, and reads in a page as it was written',
    (_start, content) => {
      expect(onServer(content)).toBe(inBrowser(content));
      expect(wrongIn(onServer(content))).toEqual([]);
      expect(readsAsWritten(onServer(content))).toBe(true);
    },
  );
});

const HARMLESS = [
  '',
  'words alone',
  '  <p>space before</p>',
  '\n\n<p>lines before</p>\n<p>and between</p>\n',
  '<p>one\ntwo</p>\r\n<p>three\r\nfour</p>',
  '<h2>A &amp; B</h2><p>5 &lt; 6 &gt; 4, &quot;so&quot; it&#39;s&nbsp;true &copy; &hellip;</p>',
  '<p><strong>bold <em>and</em></strong> <b>old</b> <i>ways</i> <code>a &lt;b&gt;</code><br>next<hr></p>',
  '<ol><li>one<ul><li>two</li></ul></li></ol><blockquote><p>said</p></blockquote>',
  '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  '<figure><img src="/art/a.webp" alt="A &quot;tram&quot;"><figcaption>A tram</figcaption></figure>',
  '<p><a href="https://example.test/?a=1&amp;b=2">a</a> <a href="mailto:a@b.test">b</a> <a href="/blog">c</a></p>',
  '<p>plain <span class="x">span</span> <u>under</u> <section>kept <p>words</p></section></p>',
  '<p>before<!-- a note -->after</p>',
];

describe('a well-formed text', () => {
  it.each(HARMLESS)('%j is the same both ways', (content) => {
    expect(onServer(content)).toBe(inBrowser(content));
    expect(wrongIn(onServer(content))).toEqual([]);
  });
});

const HOSTILE = [
  '<script>alert(1)</script>text',
  '<ScRiPt src=//evil.test></sCrIpT>text',
  '<p>a</p><script>alert(1)',
  '<style>*{background:url(//evil.test)}</style>text',
  '<style><img src="</style><img src=x onerror=alert(1)>">',
  '<svg onload=alert(1)><p>text',
  '<svg><script>alert(1)</script><style><img src=/x onerror=alert(1)></style></svg>text',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><a href="javascript:alert(1)"><text>click</text></a></svg>',
  '<svg><foreignObject><p><img src=/x onerror=alert(1)></p></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mi><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<math><annotation-xml encoding="text/html"><p><img src=/x onerror=alert(1)></p></annotation-xml></math>',
  '<math href="javascript:alert(1)">text</math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><img src=/x onerror=alert(1)></noembed><noframes><p>x</p></noframes><xmp><p>x</p></xmp>text',
  '<template><script>alert(1)</script><p>hidden</p></template>text',
  '<textarea><img title="</textarea><img src=/x onerror=alert(1)>"></textarea>',
  '<title><img src=/x onerror=alert(1)></title>text',
  '<iframe srcdoc="<script>alert(1)</script>"><p>x</p></iframe>text',
  '<object data="data:text/html,x"><embed src="//evil.test"><p>kept</p></object>',
  '<form action="//evil.test"><form><input name=a><button>text</button></form>more</form>',
  '<select><option><img src=/x onerror=alert(1)></option></select>',
  '<p onclick=alert(1) style="position:fixed" id=root class=x data-x=1 aria-label=x>text</p>',
  '<img src=x onerror=alert(1)>text',
  '<img src="//evil.test/a.png"><img src="/\\evil.test/a.png"><img src="https://evil.test/a.png"><img src="/a.png" srcset="//evil.test 2x">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="\t/\t/evil.test/a.png">',
  '<a href="javascript:alert(1)">a</a><a href="JaVaScRiPt:alert(1)">b</a><a href="java\nscript:alert(1)">c</a>',
  '<a href="&#1;javascript:alert(1)">a</a><a href=" javascript:alert(1)">b</a><a href="jav&#x09;ascript:alert(1)">c</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a><a href="vbscript:x">b</a><a href="blob:https://x">c</a>',
  '<a href="https://a.test" target="_self" rel="opener" ping="//evil.test">a</a>',
  '<a href="http://[">a</a>',
  '<base href="//evil.test/"><meta http-equiv=refresh content="0;url=//evil.test"><link rel=stylesheet href="//evil.test">text',
  '<p>text</p></body></html><script>alert(1)</script><p>after</p>',
  '</div></main><p>after</p>',
  '<!doctype html><html><head><title>t</title></head><body onload=alert(1)><p>text</p></body></html>',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
  '<!--><img src=/x onerror=alert(1)>--><p>text</p>',
  '<!-- <p>--!><img src=/x onerror=alert(1)><p>text</p>',
  '<![CDATA[<img src=/x onerror=alert(1)>]]><p>text</p>',
  '<?xml version="1.0"?><p>text</p>',
  '<p>unclosed <strong>bold <em>both</strong> one</em><li>item<td>cell',
  '<table><p>fostered</p><tr><script>alert(1)</script><td>cell</table>',
  '<a href="/a">one<a href="/b">two</a>',
  '<p><table><tr><td>cell</td></tr></table></p>',
  '<h2>a<h3>b</h2></h3>',
  '<p title="a>b" <img src=/x onerror=alert(1)>text',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;b&amp;gt;</p>',
  '<x-frame is=x><slot><p>text</p></slot></x-frame>',
  '<marquee onstart=alert(1)>text</marquee><details open ontoggle=alert(1)><summary>s</summary>d</details>',
  '<video><source onerror=alert(1)><p>x</p></video><audio src=/x onerror=alert(1)></audio>text',
  '<plaintext><img src=/x onerror=alert(1)>',
  `<b>${'<i>'.repeat(200)}deep`,
];

describe('a hostile or malformed text', () => {
  it.each(HOSTILE)('%j holds nothing that an article may not, either way', (content) => {
    for (const shown of [inBrowser(content), onServer(content)]) {
      expect(wrongIn(shown)).toEqual([]);
      expect(shown).not.toMatch(/<(?:script|style|template|iframe|svg|math|form)/i);
    }
  });

  it('loses with what is no text what stands in it', () => {
    expect(onServer(HOSTILE.slice(0, 4).join(''))).not.toMatch(/alert|evil/);
    const hidden = '<p>text<template><p>hidden</p></template><noscript>hidden</noscript></p>';
    expect([onServer(hidden), inBrowser(hidden)]).toEqual(['<p>text</p>', '<p>text</p>']);
  });

  it('is told from one that a page can hold', () => {
    expect(readsAsWritten(onServer('<p><table><tr><td>cell</td></tr></table></p>'))).toBe(false);
    expect(readsAsWritten(onServer('<li>item</li>words'))).toBe(true);
    expect(readsAsWritten('</div></div><p>after</p>')).toBe(false);
  });
});
