/** The limit of a link and a browser: one page written by hand, with its style in it, a worker and no script but its registration. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const card = (town, price) =>
  `<div class=c><b>${town}</b><p>A bed from $${price}, free cancellation until the evening before.</p><button>Ask</button></div>`;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Static</title><link rel="icon" href="data:,"><style>body{font:16px/1.5 system-ui;margin:0;padding:72px 16px 16px;max-width:40rem}header{position:fixed;inset:0 0 auto;height:56px;background:#fff;border-bottom:1px solid #ddd;padding:0 16px;line-height:56px;font-weight:700}.c{border:1px solid #ddd;border-radius:4px;padding:16px;margin:16px 0}button{background:#228be6;color:#fff;border:0;padding:8px 14px}</style></head><body><header>Yardstick</header><h1>Find a place to stay tonight, even with no signal</h1><p>Search hostels, talk to hosts and keep every booking on your phone. Works offline from the first visit on.</p>${['Lisbon', 'Oaxaca', 'Hanoi', 'Tbilisi', 'Cusco'].map((town, at) => card(town, 14 + at)).join('')}<script>navigator.serviceWorker.register('/sw.js')</script></body></html>`;

const WORKER = `self.addEventListener('install',e=>e.waitUntil(caches.open('v1').then(c=>c.add('/')).then(()=>self.skipWaiting())));self.addEventListener('activate',e=>e.waitUntil(clients.claim()));self.addEventListener('fetch',e=>{if(e.request.mode==='navigate')e.respondWith(caches.match('/').then(r=>r||fetch(e.request)))})`;

/** Serves it on a port of the system's choice; answers where, and how to stop. */
export async function serveYardstick() {
  const files = {
    '/': ['text/html; charset=utf-8', PAGE],
    '/sw.js': ['text/javascript', WORKER],
  };
  const server = createServer(({ url }, answer) => {
    const [type, text] = files[url] ?? ['text/plain', ''];
    answer.writeHead(text ? 200 : 404, {
      'content-type': type,
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    });
    answer.end(brotliCompressSync(text));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://localhost:${server.address().port}`, close: () => server.close() };
}
