import { useEffect, useRef } from 'react';

const SCRIPT = 'https://widget.getyourguide.com/dist/pa.umd.production.min.js';

interface PartnerWidgetProps {
  readonly partnerId: string;
  /** The partner's script could not be loaded: something else has to stand here. */
  readonly onFailure: () => void;
}

/** GetYourGuide's own widget, for an installation that has a partner id; the policy of the page names its host. */
export function PartnerWidget({ partnerId, onFailure }: PartnerWidgetProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('error', onFailure);
    host.current?.after(script);
    return () => script.remove();
  }, [onFailure]);

  return <div ref={host} data-gyg-widget="auto" data-gyg-partner-id={partnerId} data-testid="tours-widget" />;
}
