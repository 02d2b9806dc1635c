/**
 * The flights partner's white-label search. Its script fills two elements that it looks for by id, once a document:
 * they are made once, shown where they are wanted, and kept out of sight between two visits.
 */
const SCRIPT = 'https://tpembd.com/wl_web/main.js';
const PARTS = ['tpwl-search', 'tpwl-tickets'] as const;

let host: HTMLElement | null = null;

/** The elements that the widget lives in; the first call brings the script. `id` is the account's widget. */
function hostOf(id: string): HTMLElement {
  if (host) return host;
  host = document.createElement('div');
  for (const part of PARTS) {
    const element = document.createElement('div');
    element.id = part;
    host.append(element);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.src = `${SCRIPT}?wl_id=${encodeURIComponent(id)}`;
  host.append(script);
  return host;
}

/** Shows the widget inside an element; answers how to put it away again. */
export function showPartnerWidget(inside: HTMLElement, id: string): () => void {
  const widget = hostOf(id);
  inside.append(widget);
  widget.hidden = false;
  return () => {
    widget.hidden = true;
    document.body.append(widget);
  };
}
