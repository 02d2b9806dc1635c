import { useEffect, useState } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import { dismissToast, type Toast, useToastStore } from './toast.ts';
import classes from './Toasts.module.css';

/**
 * The toast area. Both live regions stand in the page from the start, because a region that arrives together
 * with its words is not announced: polite for news, assertive for what went wrong.
 */
export function Toasts() {
  const toast = useToastStore((state) => state.toast);
  return (
    <div className={classes.area}>
      <div aria-live="polite">{toast?.variant === 'default' && <Card key={toast.id} toast={toast} />}</div>
      <div role="alert" aria-live="assertive">
        {toast?.variant === 'destructive' && <Card key={toast.id} toast={toast} />}
      </div>
    </div>
  );
}

function Card({ toast }: { readonly toast: Toast }) {
  const [held, setHeld] = useState(false);

  // While a pointer or the focus is on it, it is being read: the clock starts again afterwards.
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [held, toast]);

  return (
    <div
      className={classes.toast}
      data-variant={toast.variant}
      data-testid="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={classes.text}>
        <p className={classes.title}>{toast.title}</p>
        {toast.description && <p className={classes.description}>{toast.description}</p>}
      </div>
      <button type="button" className={classes.close} onClick={() => dismissToast(toast.id)}>
        <CloseIcon size={18} />
        <span className="wm-hidden">Dismiss</span>
      </button>
    </div>
  );
}
