import { useEffect } from 'react';

/** Names the document after the page: "Pricing · Waymark". The home page passes null. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · Waymark` : 'Waymark: trips planned with you, kept in the air';
  }, [title]);
}
