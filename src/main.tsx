import '@/config/schemas.ts';
import { start } from '@/app/start.tsx';
import { holdInstallQuestion } from '@/platform/installQuestion.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
holdInstallQuestion();
void start(root);
