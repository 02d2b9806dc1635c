import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageDocument, shellDocument, type PageParts } from '../../../server/build/pages/document.ts';
import { EARLY_SCRIPT, EARLY_SCRIPT_HASH } from '../../../server/build/pages/earlyScript.ts';
import { SESSION_STORAGE_KEY } from '@/config/names.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
// what Vite adds to the file
const template = read('index.html').replace(
  '</head>',
  '<script type="module" crossorigin src="/assets/main.js"></script><link rel="stylesheet" crossorigin href="/assets/app.css"></head>',
);
const page: PageParts = {
  path: '/pricing',
  title: 'Pricing "now" & here',
  description: 'What <it> costs',
  canonical: 'https://waymark.example/pricing',
  type: 'website',
  image: 'https://waymark.example/social-card.png',
  readsQuery: false,
  html: '<h1>$& costs $1</h1>',
  frame: null,
  css: 'h1{margin:0}',
  entry: '/assets/main.js',
  sheets: ['/assets/app.css', '/assets/pricing.css'],
  scripts: ['/assets/pricing.js'],
};

const withForm = (html: string) => () => pageDocument(template, { ...page, html });

describe('a page’s document', () => {
  const html = pageDocument(template, page);

  it('holds what was drawn, as it was drawn, under its path', () => {
    expect(html).toContain('<div id="root" data-page="/pricing"><h1>$& costs $1</h1></div>');
  });

  it('is painted before its sheets arrive, which are all there, in order, at the end', () => {
    expect(html.match(/<style>(h1\{margin:0\})/)?.[1]).toBeDefined();
    expect(html.indexOf('app.css')).toBeGreaterThan(html.indexOf('id="root"'));
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(2);
    expect(html.indexOf('pricing.css')).toBeGreaterThan(html.indexOf('app.css'));
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/pricing.js">');
  });

  it('says its own words to those who read no script', () => {
    const title = 'Pricing &quot;now&quot; &amp; here';
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(new RegExp(`property="og:title"\\s+content="${title}"`));
    expect(html.match(/What &lt;it> costs/g)).toHaveLength(2);
    expect(html).toContain('<link rel="canonical" href="https://waymark.example/pricing" />');
    expect(pageDocument(template, { ...page, canonical: null })).not.toContain('canonical');
  });

  it('is hidden from who asks for more than it shows, where a query makes another page of it', () => {
    expect(html).not.toContain('[data-query]');
    expect(pageDocument(template, { ...page, readsQuery: true })).toContain(':root[data-query] [data-page]');
  });

  it('holds no form that takes what is typed before there is a script', () => {
    expect(withForm('<form class="inert"><input></form>')).toThrow('holds a form that is not inert');
    expect(withForm('<form class="a" inert="" method="dialog"></form>')).not.toThrow();
  });

  it('says what it is to who shows a preview of it', () => {
    expect(html).toContain('property="og:type" content="website"');
    const article = pageDocument(template, { ...page, type: 'article' });
    expect(article).toContain('property="og:type" content="article"');
    expect(article).toContain('<meta property="og:url" content="https://waymark.example/pricing" />');
    expect(article).toContain(
      '<meta property="og:image" content="https://waymark.example/social-card.png" />',
    );
    expect(pageDocument(template, { ...page, canonical: null, image: null })).not.toMatch(/og:(?:url|image)/);
  });

  it('brings a row along that cannot end the block it stands in', () => {
    const row = { content: '</script><script>alert(1)</script><!--', title: '$& "x"' };
    const written = pageDocument(template, { ...page, row });
    const block = /<script type="application\/json" id="article">([^<]*)<\/script>/.exec(written)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(row);
    expect(written).not.toContain('alert(1)</script>');
    expect(html).not.toContain('application/json');
  });

  it('is not made from a file that has no place for it', () => {
    expect(() => pageDocument('<title></title>', page)).toThrow('index.html has no');
  });
});

describe('the shell', () => {
  it('is empty but for the frame, keeps its sheets in the head, each once, and has fetched what the entry asks for', () => {
    const html = shellDocument(
      template,
      {
        entry: '/assets/main.js',
        sheets: ['/assets/app.css'],
        scripts: ['/assets/libraries.js'],
      },
      '<b>Frame</b>',
    );
    const [head = '', body = ''] = html.split('</head>');
    expect(body).toContain(
      `<template id="frame"><b>Frame</b></template><script>${EARLY_SCRIPT}</script><div id="root"></div>`,
    );
    expect(head.match(/app\.css/g)).toHaveLength(1);
    expect(head.match(/<script type="module"/g)).toHaveLength(1);
    expect(head).toContain('<script type="module" crossorigin src="/assets/main.js"></script>');
    expect(head).toContain('<link rel="modulepreload" crossorigin href="/assets/libraries.js">');
  });
});

describe('the script in the HTML', () => {
  it('stands in both documents as the policy knows it', () => {
    for (const html of [shellDocument(template, page, ''), pageDocument(template, page)]) {
      const script = /<script>([^<]*)<\/script>/.exec(html)?.[1] ?? '';
      expect(EARLY_SCRIPT_HASH).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  });

  it('looks where the session is kept', () => {
    expect(EARLY_SCRIPT).toContain(`'${SESSION_STORAGE_KEY}'`);
  });

  it('is in the policy that docs/deploy.md gives to static hosts', () => {
    expect(read('docs/deploy.md')).toContain(`script-src 'self' ${EARLY_SCRIPT_HASH};`);
  });
});
