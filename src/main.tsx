/** Evaluates what every page stands on a library at a time: in one go it would keep a tap waiting. */
import { holdInstallQuestion } from '@/platform/installQuestion.ts';
import { pause } from '@/platform/idle.ts';

async function main(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  holdInstallQuestion();
  // each in a file of its own (vite.config.ts), which the HTML has fetched at once (server/build/pages)
  await import('react-dom/client');
  await pause();
  await import('@/app/libraries.ts');
  await pause();
  const { start } = await import('@/app/start.tsx');
  await pause();
  await start(root);
}

void main();
