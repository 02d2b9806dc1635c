/** What the page and the service worker say to each other; parsed at both doors. */
export type ToWorker =
  /** The traveller agreed to the new version. */
  | { type: 'SKIP_WAITING' }
  /** An account left this device: drop what was cached for it. Answered on the message's port with DONE. */
  | { type: 'CLEAR_ACCOUNT'; userId: string };

/** Background Sync woke the worker: a page has to send what is unsent. */
export type FromWorker = { type: 'DRAIN' } | { type: 'DONE' };

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export function parseToWorker(value: unknown): ToWorker | null {
  const type = field(value, 'type');
  if (type === 'SKIP_WAITING') return { type };
  const userId = field(value, 'userId');
  return type === 'CLEAR_ACCOUNT' && typeof userId === 'string' && userId !== '' ? { type, userId } : null;
}

export function parseFromWorker(value: unknown): FromWorker | null {
  const type = field(value, 'type');
  return type === 'DRAIN' || type === 'DONE' ? { type } : null;
}
