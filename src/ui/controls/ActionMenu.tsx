import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { type Ref, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MoreIcon } from '../icons/toolIcons.tsx';
import classes from './ActionMenu.module.css';
import menu from './menu.module.css';

export interface Action {
  readonly label: string;
  readonly onSelect: () => void;
  /** It cannot be undone. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled, in a few words under its label. */
  readonly reason?: string;
}

interface ActionMenuProps {
  /** The button's name ("Actions for free@waymark.test"). */
  readonly label: string;
  readonly actions: readonly Action[];
}

/** What can be done with one row, behind three dots: a button alone until it is pressed, as a list has many. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const id = useId();
  const target = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);
  const press = () => {
    // Mantine remembers where the focus returns to when a mounted menu opens.
    flushSync(() => setUsed(true));
    setOpened(!opened);
  };
  return (
    <>
      <button
        ref={target}
        id={id}
        type="button"
        className={classes.target}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-dropdown` : undefined}
        onClick={press}
      >
        <MoreIcon size={20} />
      </button>
      {used && <Actions {...{ id, target, actions, opened }} onChange={setOpened} />}
    </>
  );
}

interface ActionsProps extends Pick<ActionMenuProps, 'actions'> {
  /** The button's; Mantine makes the menu's of it. */
  readonly id: string;
  readonly target: RefObject<HTMLButtonElement | null>;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

function Actions({ id, target, actions, opened, onChange }: ActionsProps) {
  const first = actions.find(({ disabled }) => disabled !== true);
  return (
    <Menu
      id={id}
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      offset={4}
      width={180}
      // the focus is in it: hidden when a line that comes above pushes its button off the screen, it would be lost
      hideDetached={false}
      // over a toast (Toasts.module.css), which on a small screen or in large type lies over the last rows' menus
      zIndex={550}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: menu.dropdown ?? '', item: menu.item ?? '' }}
    >
      <Menu.Target>
        <Standing target={target} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            disabled={action.disabled === true}
            // Mantine would take a disabled one, which cannot have the focus
            data-autofocus={action === first || undefined}
            data-danger={action.danger || undefined}
            onClick={() => {
              // The item goes with the menu: a dialog that this opens must find the focus where it is to return to.
              target.current?.focus();
              action.onSelect();
            }}
          >
            {action.label}
            {action.reason && <small className={classes.reason}>{action.reason}</small>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface StandingProps {
  readonly target: RefObject<HTMLButtonElement | null>;
  /** Mantine's. */
  readonly ref?: Ref<HTMLButtonElement | null>;
}

/** Gives the menu the button that stands there already, which keeps the focus that it has. */
function Standing({ target, ref }: StandingProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => target.current, [
    target,
  ]);
  return null;
}
