/** Evaluates the first page's code a part at a time: in one go it would keep a tap waiting. */
import '@/config/schemas.ts';
import { holdInstallQuestion } from '@/platform/installQuestion.ts';
import { pause } from '@/platform/idle.ts';

async function main(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  holdInstallQuestion();
  // vite.config.ts puts each of these into a file of its own; index.html has them fetched at once
  await import('react-dom/client');
  await pause();
  await import('@/app/libraries.ts');
  await pause();
  const { start } = await import('@/app/start.tsx');
  await pause();
  await start(root);
}

void main();
