import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useRef } from 'react';
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

/** What can be done with one row, behind three dots. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const target = useRef<HTMLButtonElement>(null);
  return (
    <Menu
      position="bottom-end"
      offset={4}
      width={180}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: menu.dropdown ?? '', item: menu.item ?? '' }}
    >
      <Menu.Target>
        <button ref={target} type="button" className={classes.target} aria-label={label}>
          <MoreIcon size={20} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            disabled={action.disabled === true}
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
