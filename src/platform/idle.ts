/** Runs a task when the browser has nothing better to do, within 4 s. Safari has no requestIdleCallback. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 4_000 });
  else setTimeout(task, 500);
}

/** Lets the browser answer a tap, or draw, before what follows. */
export function pause(): Promise<void> {
  const { scheduler }: { scheduler?: { yield?: () => Promise<void> } } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
