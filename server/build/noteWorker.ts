/** Notes what the service worker's script is made of, in `dist/workerMadeOf.json`; as the pages' are (pages/prerender.ts). */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NOTES = fileURLToPath(new URL('../../dist/workerMadeOf.json', import.meta.url));

export function noteWorker(): Plugin {
  return {
    name: 'waymark:note-worker',
    writeBundle: async (_options, bundle) => {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      await writeFile(NOTES, JSON.stringify(scripts.flatMap(({ moduleIds }) => moduleIds)));
    },
  };
}
