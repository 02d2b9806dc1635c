/** Routes that exist under `npm run dev` alone: no build holds them, and no sitemap or page table knows them. */
export const developmentPaths = { styleguide: '/styleguide' } as const;
