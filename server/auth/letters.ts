/**
 * The words of a mail. They stand once, in supabase/templates, where a hosted project reads them too; the page
 * that a link leads to is set here, because @supabase/lite always sends people to the site's front page.
 */
const files = import.meta.glob<string>('../../supabase/templates/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Letter {
  readonly template: string;
  /** Where the link lands once it was verified. */
  readonly landing: string;
}

const LETTERS: Readonly<Record<string, Letter>> = {
  signup: { template: 'confirmation', landing: '/confirm-email' },
  recovery: { template: 'recovery', landing: '/reset-password' },
  magiclink: { template: 'magic_link', landing: '/profile' },
  email_change: { template: 'email_change', landing: '/profile' },
};

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as a page; null for a mail that came without one. */
  readonly html: string | null;
  /** Every address in the text, in order. */
  readonly links: readonly string[];
}

/** What @supabase/lite hands to its mail driver. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
}

const LINK = /https?:\/\/[^\s"'<>]+/g;

/** The mail as Waymark writes it, by the kind of link that is in it; without one it stays as it came. */
export function composeMail({ to, subject, text = '' }: OutgoingMail): Mail {
  const verify = [...text.matchAll(LINK)]
    .map(([address]) => new URL(address))
    .find((url) => url.pathname.endsWith('/auth/v1/verify'));
  const letter = verify && LETTERS[verify.searchParams.get('type') ?? ''];
  const html = letter && files[`../../supabase/templates/${letter.template}.html`];
  if (!verify || !letter || !html) return withLinks({ to, subject, text, html: null });
  verify.searchParams.set('redirect_to', `${verify.origin}${letter.landing}`);
  return withLinks({
    to,
    subject: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? subject,
    text: plainText(html).replaceAll('{{ .ConfirmationURL }}', verify.href),
    html: html.replaceAll('{{ .ConfirmationURL }}', verify.href.replaceAll('&', '&amp;')),
  });
}

function withLinks(mail: Omit<Mail, 'links'>): Mail {
  return { ...mail, links: mail.text.match(LINK) ?? [] };
}

/** A template's paragraphs; a link becomes its label, a colon and its address. */
function plainText(template: string): string {
  return [...template.matchAll(/<p>(.*?)<\/p>/gs)]
    .map(([, body = '']) => body.replace(/<a href="([^"]*)">(.*?)<\/a>/gs, '$2:\n$1').trim())
    .join('\n\n');
}
