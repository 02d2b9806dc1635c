/** Entry on Supabase Edge Functions (Deno). */
import { createDeps } from '../_shared/deps.ts';
import { handle } from './handler.ts';

const deps = createDeps(Deno.env.toObject());
Deno.serve((request: Request) => handle(request, deps));
