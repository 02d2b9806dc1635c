/** What the server and the app both tell the world about the site. */
export * from '@shared/publicSite.ts';
