/** schema.org descriptions of what a page shows; nothing in them that a reader does not see. */
import type { BlogPost } from '@domain/blog.ts';
import { SITE_NAME } from '@domain/publicSite.ts';
import { type PageDetails, type StructuredNode, SOCIAL_IMAGE } from './pageHead.ts';
import { pages } from './pages.ts';
import { blogPostPath, paths } from './paths.ts';

/** The site and who runs it: for the home page. */
export function siteData(origin: string): readonly StructuredNode[] {
  return [
    {
      '@type': 'Organization',
      ...publisher(origin),
      url: origin + paths.home,
      logo: `${origin}/icons/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: SITE_NAME,
      url: origin + paths.home,
      description: pages.home.description,
      inLanguage: 'en',
      publisher: { '@id': publisher(origin)['@id'] },
    },
  ];
}

/** The list of articles. */
export function blogData(posts: readonly BlogPost[], origin: string): readonly StructuredNode[] {
  return [
    {
      '@type': 'Blog',
      '@id': origin + paths.blog,
      name: pages.blog.title,
      description: pages.blog.description,
      url: origin + paths.blog,
      blogPost: posts.map((post) => ({
        '@type': 'BlogPosting',
        headline: post.title,
        url: origin + blogPostPath(post.slug),
        datePublished: post.published_at,
        author: { '@type': 'Organization', name: post.author },
      })),
    },
  ];
}

/** The head of an article's page; `post` is null while it is on its way, and `found` false once it will not come. */
export function postDetails(slug: string, post: BlogPost | null, found: boolean): PageDetails {
  const path = blogPostPath(slug);
  if (!post) return { path, found };
  return {
    path,
    title: post.title,
    description: post.meta_description,
    structured: (origin) => postData(post, origin),
  };
}

/** An article, and where in the site it stands. */
function postData(post: BlogPost, origin: string): readonly StructuredNode[] {
  const url = origin + blogPostPath(post.slug);
  return [
    {
      '@type': 'Article',
      headline: post.title,
      description: post.meta_description,
      articleSection: post.category,
      datePublished: post.published_at,
      author: { '@type': 'Organization', name: post.author },
      publisher: { '@type': 'Organization', ...publisher(origin) },
      image: origin + SOCIAL_IMAGE,
      mainEntityOfPage: url,
      inLanguage: 'en',
    },
    breadcrumbs([
      { name: 'Home', url: origin + paths.home },
      { name: 'Blog', url: origin + paths.blog },
      { name: post.title, url },
    ]),
  ];
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions with their answers, for a page that shows all of them. */
export function faqData(questions: readonly Question[]): readonly StructuredNode[] {
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** The sample article, which is part of the app and carries neither date nor author. */
export function sampleArticleData(origin: string): readonly StructuredNode[] {
  const { title, description } = pages.sampleArticle;
  const url = origin + paths.sampleArticle;
  return [
    {
      '@type': 'Article',
      headline: title,
      description,
      publisher: { '@type': 'Organization', ...publisher(origin) },
      image: origin + SOCIAL_IMAGE,
      mainEntityOfPage: url,
      inLanguage: 'en',
    },
    breadcrumbs([
      { name: 'Home', url: origin + paths.home },
      { name: title, url },
    ]),
  ];
}

function publisher(origin: string) {
  return { '@id': `${origin}/#organization`, name: SITE_NAME };
}

function breadcrumbs(steps: readonly { readonly name: string; readonly url: string }[]): StructuredNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
