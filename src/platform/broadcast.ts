/** Messages between the tabs of this browser. What arrives is unknown: the listener parses it. */
export interface Broadcast {
  /** Reaches the other tabs, not this one. */
  post(message: unknown): void;
  listen(onMessage: (message: unknown) => void): () => void;
}

const silent: Broadcast = { post: () => {}, listen: () => () => {} };

/** A channel by name; silent where there is no BroadcastChannel. */
export function createBroadcast(name: string): Broadcast {
  if (typeof BroadcastChannel === 'undefined') return silent;
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes none
    post: (message) => channel.postMessage(message),
    listen(onMessage) {
      const listener = (event: MessageEvent<unknown>) => onMessage(event.data);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
