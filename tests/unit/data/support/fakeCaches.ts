/** A CacheStorage in memory, as much of it as is used: exact addresses, or without their query. */
const ORIGIN = 'https://waymark.test';

export interface FakeCaches {
  match(key: string, options?: MultiCacheQueryOptions): Promise<Response | undefined>;
  open(name: string): Promise<Cache>;
  put(cache: string, key: string, body: BodyInit, type: string): void;
  /** A file that is there, and breaks off while it is read. */
  putBroken(cache: string, key: string, type: string): void;
  remove(cache: string, key: string): void;
  /** The body as text; null where there is none. */
  text(cache: string, key: string): Promise<string | null>;
}

const address = (key: string) => new URL(key, ORIGIN).href;

export function createFakeCaches(): FakeCaches {
  const shelves = new Map<string, Map<string, () => Response>>();
  const shelf = (name: string) => {
    const found = shelves.get(name) ?? new Map<string, () => Response>();
    shelves.set(name, found);
    return found;
  };
  const find = (key: string, { cacheName, ignoreSearch = false }: MultiCacheQueryOptions = {}) => {
    const bare = (href: string) => (ignoreSearch ? href.replace(/\?.*$/, '') : href);
    const among = cacheName === undefined ? [...shelves.values()] : [shelves.get(cacheName)];
    for (const files of among) {
      for (const [href, response] of files ?? []) if (bare(href) === bare(address(key))) return response();
    }
    return undefined;
  };
  return {
    match: async (key, options) => find(key, options),
    open: async (name) => {
      const cache = {
        put: async (key: string, response: Response) => {
          const body = await response.blob();
          const { headers } = response;
          shelf(name).set(address(key), () => new Response(body, { headers }));
        },
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no more of a Cache is used
      return cache as unknown as Cache;
    },
    put: (cache, key, body, type) => {
      shelf(cache).set(address(key), () => new Response(body, { headers: { 'content-type': type } }));
    },
    putBroken: (cache, key, type) => {
      shelf(cache).set(address(key), () => {
        const body = new ReadableStream({ start: (stream) => stream.error(new Error('cut off')) });
        return new Response(body, { headers: { 'content-type': type } });
      });
    },
    remove: (cache, key) => void shelf(cache).delete(address(key)),
    text: async (cache, key) => (await find(key, { cacheName: cache })?.text()) ?? null,
  };
}
