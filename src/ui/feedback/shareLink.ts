import { showToast } from './toasts/toast.ts';

function isCancelled(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'AbortError';
}

/** Opens the device's share sheet; where there is none, or it fails, copies the link. */
export async function shareLink({ title, url }: { title: string; url: string }): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (thrown) {
      if (isCancelled(thrown)) return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied' });
  } catch {
    showToast({ title: 'The link could not be copied', description: url, variant: 'destructive' });
  }
}
