import { useDrag, useMergedRef } from '@mantine/hooks';
import { type NotificationData, Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { useRef } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';
import { useMakeWay } from '../../useMakeWay.ts';
import { dismissToast, toastAction } from './toast.ts';
import { useGivenFocus } from './useGivenFocus.ts';
import classes from './Toasts.module.css';

/**
 * The toast area. Mantine keeps the toast, its clock and the swipe that dismisses it. The area is a live region that
 * stands in the page from the start, because one that arrives together with its words is not announced; what went
 * wrong is an alert besides, and so interrupts.
 */
export function Toasts() {
  return (
    <Notifications
      className={classes.area}
      // stays with what floats over the page, which knows how high to stand (useDock)
      withinPortal={false}
      aria-live="polite"
      limit={1}
      // its clock stops while it is pointed at, and in this layout also while it holds the focus
      layout="stacked"
      // a toast that is replaced goes at once: two would be on screen while it faded
      transitionDuration={0}
      notificationMaxHeight="60vh"
      position="bottom-left"
      renderNotification={(notification) => <Card toast={notification} />}
    />
  );
}

/** How far a toast is pulled to either side before it goes, in px (requirements §9). */
const SWIPE_PX = 50;

function Card({ toast }: { readonly toast: NotificationData }) {
  // Mantine moves the toast with the finger, and by itself lets it go after a third of its width.
  const { ref } = useDrag<HTMLDivElement>(
    ({ last, canceled, movement: [across] }) => {
      if (last && !canceled && Math.abs(across) > SWIPE_PX && toast.id) dismissToast(toast.id);
    },
    { axis: 'x', threshold: 5 },
  );
  const action = toastAction(toast.id);
  const card = useRef<HTMLDivElement>(null);
  useMakeWay(card, 0);
  const cardRef = useMergedRef(ref, card);
  const onFocus = useGivenFocus(card);
  return (
    <div
      ref={cardRef}
      className={classes.toast}
      data-variant={toast.variant}
      data-testid="toast"
      onFocus={onFocus}
    >
      <div className={classes.text}>
        <p className={classes.title}>{toast.title}</p>
        {toast.message && <p className={classes.description}>{toast.message}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            if (toast.id) dismissToast(toast.id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} onClick={() => toast.id && dismissToast(toast.id)}>
        <CloseIcon size={18} />
        <span className="wm-hidden">Dismiss</span>
      </button>
    </div>
  );
}
