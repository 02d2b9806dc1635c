import '@/config/schemas.ts';
import { start } from '@/app/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void start(root);
