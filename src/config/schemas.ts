/** Settings of the schema library; imported before everything that parses. */
import { config } from 'zod';

// Compiled schemas need `new Function`, which the Content-Security-Policy forbids and browsers report.
config({ jitless: true });
