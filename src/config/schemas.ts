/**
 * Settings of the schema library, made before it is loaded: the first page does not load it. Zod keeps them under this
 * name (zod/v4/core/core.js, `globalConfig`).
 */
const SETTINGS = '__zod_globalConfig';

// Compiled schemas need `new Function`, which the Content-Security-Policy forbids and browsers report.
Reflect.set(globalThis, SETTINGS, { jitless: true });
