import { type NotificationData, Notifications, useNotifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { CloseIcon } from '../icons/icons.tsx';
import { dismissToast } from './toast.ts';
import classes from './Toasts.module.css';

/**
 * The toast area. Mantine keeps the toast, its clock and the swipe that dismisses it; what it says is announced
 * from two live regions that stand in the page from the start, because a region that arrives together with its
 * words is not announced: polite for news, assertive for what went wrong.
 */
export function Toasts() {
  const [toast] = useNotifications().notifications;
  const words = toast && (
    <>
      {toast.title} {toast.message}
    </>
  );
  const failed = toast?.variant === 'destructive';
  return (
    <>
      <div className="wm-hidden" aria-live="polite">
        {!failed && words}
      </div>
      <div className="wm-hidden" role="alert">
        {failed && words}
      </div>
      <Notifications
        className={classes.area}
        limit={1}
        // its clock stops while it is pointed at, and in this layout also while it holds the focus
        layout="stacked"
        // a toast that is replaced goes at once: two would be on screen while it faded
        transitionDuration={0}
        notificationMaxHeight="60vh"
        position="bottom-left"
        renderNotification={(notification) => <Card toast={notification} />}
      />
    </>
  );
}

function Card({ toast }: { readonly toast: NotificationData }) {
  return (
    <div className={classes.toast} data-variant={toast.variant} data-testid="toast">
      <div className={classes.text}>
        <p className={classes.title}>{toast.title}</p>
        {toast.message && <p className={classes.description}>{toast.message}</p>}
      </div>
      <button type="button" className={classes.close} onClick={() => toast.id && dismissToast(toast.id)}>
        <CloseIcon size={18} />
        <span className="wm-hidden">Dismiss</span>
      </button>
    </div>
  );
}
