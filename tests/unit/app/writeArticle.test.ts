import { describe, expect, it } from 'vitest';
import { sampleArticle, writeArticle } from '@/app/prerender.tsx';

const SITE = 'https://waymark.example';
const article = (content: string) => ({ ...sampleArticle, slug: 'jet-lag', title: 'Jet & lag', content });

describe('an article’s page, drawn without a DOM', () => {
  it('holds its words, in the app’s own frame, with a form that takes nothing yet', async () => {
    const { html, path, component } = await writeArticle(article('<p>Walk.</p><h2>Light</h2>'), SITE);
    expect([path, component]).toEqual(['/blog/jet-lag', 'BlogPostPage']);
    expect(html).toContain('<p>Walk.</p><h2>Light</h2>');
    expect(html).toMatch(/<h1[^>]*>Jet &amp; lag<\/h1>/);
    expect(html).toMatch(/<form[^>]*\sinert=/);
    expect(html).toContain('href="/how-it-works"');
  });

  it('is named for those who read no script', async () => {
    const { title, description, type, canonical, image } = await writeArticle(article('<p>Walk.</p>'), SITE);
    expect([title, description, type]).toEqual(['Jet & lag · Waymark', 'Sample', 'article']);
    expect([canonical, image]).toEqual([`${SITE}/blog/jet-lag`, `${SITE}/social-card.png`]);
    const unknown = await writeArticle(article('<p>Walk.</p>'), '');
    expect([unknown.canonical, unknown.image]).toEqual([null, null]);
  });

  it('lets nothing of a hostile text through', async () => {
    const content = '<p onclick="x()">a</p><script>alert(1)</script><a href="javascript:alert(1)">b</a>';
    const { html } = await writeArticle(article(content), SITE);
    expect(html).toContain('<p>a</p>b');
    expect(html).not.toMatch(/alert|onclick/);
  });

  it('is refused where a page would make something else of the text', async () => {
    const content = '<p><table><tr><td>a table in a paragraph</td></tr></table></p>';
    await expect(writeArticle(article(content), SITE)).rejects.toThrow('/blog/jet-lag holds what');
  });

  it.each([
    '<p>The tag <!-- note -->&lt;code&gt; is shown so.</p>',
    '<p>x<?xml ?>&lt;b&gt;</p>',
    '<p>a<b is=x>c</b>d</p>',
    '<p><a href="/a-->b">c</a></p>',
    '<table><caption>Fares</caption><tbody><tr><td>1</td></tr></tbody></table>',
    '<b>'.repeat(3_000),
  ])('is refused where a browser reads the text in another way: %.40s', async (content) => {
    await expect(writeArticle(article(content), SITE)).rejects.toThrow('/blog/jet-lag holds what');
  });
});
