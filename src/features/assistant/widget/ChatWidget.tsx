import { useFocusTrap, useMediaQuery, useMergedRef } from '@mantine/hooks';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { balanceLabel } from '@domain/profile/profileView.ts';
import type { Profile } from '@domain/profile/profile.ts';
import type { AuthState } from '@domain/accounts/session.ts';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { Spinner } from '@/ui/feedback/Spinner.tsx';
import { CloseIcon } from '@/ui/icons/icons.tsx';
import { Mark } from '@/ui/map/Mark.tsx';
import { FLOATS_ID } from '@/ui/useDock.ts';
import type { OnboardingSlot } from '../slots.ts';
import type { MicSlot } from '@/ui/composer/micSlot.ts';
import { MemberChat } from './MemberChat.tsx';
import { VisitorChat } from './VisitorChat.tsx';
import classes from './ChatWidget.module.css';

export interface ChatWidgetProps {
  /** For the button that controls the panel. */
  readonly id: string;
  readonly auth: AuthState;
  readonly profile: Profile | null;
  /** The trip that the page behind shows: what is asked is about it. */
  readonly trip?: { readonly id: string; readonly title: string } | null;
  /** What became of the last change of a trip from here. */
  readonly changed?: ReactNode;
  readonly onReloadProfile: () => void;
  readonly onClose: () => void;
  readonly onboarding: OnboardingSlot;
  readonly mic: MicSlot;
  readonly readAloud: ReadAloud | undefined;
  readonly quiet: boolean;
}

const PHONE = '(max-width: 767px)';

/**
 * The panel of requirements §2, Floating chat widget. On a desk it stands beside the page and lets the keyboard out;
 * on a phone it is the whole screen, and so a modal dialog.
 */
export function ChatWidget(props: ChatWidgetProps) {
  const {
    id,
    auth,
    profile,
    trip = null,
    changed,
    onReloadProfile,
    onClose,
    onboarding,
    mic,
    readAloud,
    quiet,
  } = props;
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const ref = useMergedRef(panel, useFocusTrap(phone));
  const titleId = useId();

  useEffect(() => title.current?.focus(), []);

  // What is not the dialog is out of reach of a screen reader, too; but not a toast, which stands beside its corner.
  useEffect(() => {
    const floats = panel.current?.closest(`#${FLOATS_ID}`);
    if (!phone || !floats) return;
    const others = [...(floats.parentElement?.children ?? [])].filter((element) => element !== floats);
    const tell = (isOpen: boolean) => {
      document.documentElement.toggleAttribute('data-assistant-open', isOpen);
      for (const element of others) element.toggleAttribute('inert', isOpen);
    };
    tell(true);
    return () => tell(false);
  }, [phone]);

  // Also when nothing has the focus, as after a send button that was closed under it. What was pressed in a dialog
  // over the panel closes that one.
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const dialog = target instanceof Element && target.closest('dialog, [role="dialog"]');
      if (key === 'Escape' && (dialog === panel.current || target === document.body)) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  return (
    <dialog
      ref={ref}
      open
      id={id}
      className={classes.panel}
      aria-modal={phone}
      aria-labelledby={titleId}
      data-assistant-panel
    >
      <div className={classes.head}>
        <Mark size={22} />
        <h2 ref={title} id={titleId} tabIndex={-1} className={classes.title} data-autofocus>
          Assistant
        </h2>
        {profile && (
          <p className={classes.balance}>
            <span className="wm-hidden">Tokens left: </span>
            {balanceLabel(profile)}
          </p>
        )}
        <button type="button" className={classes.close} aria-label="Close" onClick={onClose}>
          <CloseIcon size={22} />
        </button>
      </div>
      {auth.status === 'loading' && <Spinner text="Opening your account..." />}
      {auth.status === 'signed_out' && <VisitorChat mic={mic} onClose={onClose} />}
      {auth.status === 'signed_in' && (
        <MemberChat
          key={auth.session.userId}
          userId={auth.session.userId}
          profile={profile}
          trip={trip}
          changed={changed}
          onReloadProfile={onReloadProfile}
          onClose={onClose}
          onboarding={onboarding}
          mic={mic}
          readAloud={readAloud}
          quiet={quiet}
        />
      )}
    </dialog>
  );
}
