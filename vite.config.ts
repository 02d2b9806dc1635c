import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { mapSettings } from './domain/map/mapSettings.ts';
import { manifest } from './src/config/manifest.ts';
import { describeFiles } from './server/build/builtFiles.ts';
import { prerender } from './server/build/pages/prerender.ts';
import { precompress } from './server/build/precompress.ts';
import { thinAtlas } from './server/build/thinAtlas.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The library of street maps: fetched by who asks for one. */
const STREETS = 'street-library';

/** What every page needs is one file, and the home page is another: a first visit waits for few answers. */
const chunks = {
  groups: [
    { name: 'app', tags: ['$initial' as const], priority: 2 },
    { name: 'home', test: /[\\/]src[\\/]pages[\\/]home[\\/]/, priority: 1 },
    { name: STREETS, test: /[\\/]node_modules[\\/]maplibre-gl[\\/]/, priority: 3 },
  ],
};

/** The domain's own files, wherever the checkout lies. */
const DOMAIN = new RegExp(
  path('./domain/').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\/** The rules only define`),
);

/** The rules only define: one that is not used is not kept for what it might do. */
const pureRules = {
  moduleSideEffects: [{ test: DOMAIN, sideEffects: false }],
};

/** What a device need not store ahead: street maps and the admin's pages, which are worth nothing without a network. */
const NOT_AHEAD = [STREETS, 'openSheet', 'AdminFrame', 'AdminLoginPage', 'DashboardPage', 'UsersPage'];

/** A street map's settings (README, Configuration): a build with a bad one would fail on the page. */
mapSettings(process.env);

export default defineConfig(({ isSsrBuild }) => ({
  envPrefix: ['VITE_', 'MAP_STYLE_URL'],
  resolve: {
    alias: { '@domain': path('./domain'), '@': path('./src') },
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: isSsrBuild ? 'node20' : 'es2022',
    sourcemap: isSsrBuild ?? false,
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: chunks }, treeshake: pureRules },
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
            globIgnores: NOT_AHEAD.map((name) => `**/assets/${name}-*`),
            globPatterns: ['index.html', 'shell.html', '**/*.{js,css,svg,woff2,webmanifest}'],
            manifestTransforms: [(files) => describeFiles(path('./dist/app'), files)],
          },
          // the browser fetches the icons that it wants when the app is installed
          includeManifestIcons: false,
          manifest,
        }),
        prerender(),
        precompress(),
      ],
}));
