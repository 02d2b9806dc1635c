import { describe, expect, it } from 'vitest';
import { criticalCss } from '../../../server/build/pages/criticalCss.ts';

const html = '<main class="page _a_1"><p class="m_77 wide">a</p></main>';

describe('the rules for the first paint', () => {
  it.each([
    ['elements, and classes that are there', 'body{margin:0}._a_1{color:red}p.wide:hover{color:blue}'],
    ['a list of which one selector matches', '._a_1,._gone_2{color:red}'],
    [
      'what a condition says of classes that may come',
      '._a_1:not(._gone_2){color:red}:is(._gone_2,p){margin:0}',
    ],
    ['attributes, whatever their value', '[data-x=".gone"] ._a_1{color:red}'],
    [
      'faces, animations and statements',
      '@layer base,mantine;@font-face{font-family:A}@keyframes k{to{top:0}}',
    ],
    ['rules within conditions', '@media (min-width:1px){._a_1{color:red}}'],
    ['braces, commas and semicolons in texts', '._a_1:after{content:"};,.gone{"}p{margin:0}'],
    ['nested rules with their rule', '._a_1{color:red;&:hover{color:blue}@media print{color:black}}'],
    ['classes with escapes', String.raw`.m_77:where(.\77 ide){margin:0}`],
  ])('keep %s', (_what, css) => {
    expect(criticalCss(css, html)).toBe(css);
  });

  it.each([
    ['a class that is not there', '._gone_2{color:red}p{margin:0}', 'p{margin:0}'],
    ['one of two classes', '._a_1._gone_2{color:red}', ''],
    ['a condition with nothing in it', '@media print{._gone_2{color:red}}', ''],
  ])('leave out %s', (_what, css, kept) => {
    expect(criticalCss(css, html)).toBe(kept);
  });

  it('keep an empty layer in its place among the layers', () => {
    expect(criticalCss('@layer a{._gone_2{top:0}}@layer b{p{top:0}}', html)).toBe(
      '@layer a{}@layer b{p{top:0}}',
    );
  });

  it('leave out variables that nothing in the page asks for, themselves or by another', () => {
    const css =
      ':root{--a:var(--b);--b:red;--c:url("x;--a:var(--d)");--d:1px;--e:calc(var(--f) * (1 + (2px)));--f:2}p{color:var(--a)}';
    expect(criticalCss(css, html)).toBe(':root{--a:var(--b);--b:red;}p{color:var(--a)}');
    expect(criticalCss(css, '<p style="margin:var( --e, 0)">a</p>')).toBe(
      ':root{--a:var(--b);--b:red;--e:calc(var(--f) * (1 + (2px)));--f:2}p{color:var(--a)}',
    );
  });

  it('keep each definition of a variable that is asked for, and what one of them asks for', () => {
    const css = ':root{--a:1px;--x:0}@media print{:root{--a:var(--b);--b:2px}}p{margin:var(--a)}';
    expect(criticalCss(css, html)).toBe(
      ':root{--a:1px;}@media print{:root{--a:var(--b);--b:2px}}p{margin:var(--a)}',
    );
  });
});
