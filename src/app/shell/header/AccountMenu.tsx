import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { env } from '@/config/env.ts';
import { avatarAddress } from '@domain/profile/avatar.ts';
import { initialsOf } from '@domain/profile/profileView.ts';
import { isAdmin } from '@domain/profile/role.ts';
import type { Session } from '@domain/accounts/session.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { Avatar } from '@/ui/account/Avatar.tsx';
import menu from '@/ui/controls/menu.module.css';
import { accountItems } from '../navigation.ts';
import classes from './AccountMenu.module.css';

interface AccountMenuProps {
  readonly session: Session;
  readonly onLogOut: () => void;
}

/** The avatar and what hangs on it. */
export function AccountMenu({ session, onLogOut }: AccountMenuProps) {
  const { profile } = useProfile(session.userId);
  const target = useRef<HTMLButtonElement>(null);
  // The item goes with the menu: what a dialog gives the focus back to has to be there still.
  const logOut = () => {
    target.current?.focus();
    onLogOut();
  };
  return (
    <Menu
      position="bottom-end"
      offset={6}
      width={232}
      withinPortal={false}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: menu.dropdown ?? '', item: menu.item ?? '' }}
    >
      <Menu.Target>
        <button ref={target} type="button" className={classes.target} aria-label="Account menu">
          <Avatar
            imageUrl={avatarAddress(profile, env.backendUrl)}
            initials={initialsOf(profile ?? { nickname: null, email: session.email })}
          />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <p className={classes.who}>{profile?.nickname ?? session.fullName ?? session.email}</p>
        {accountItems(profile !== null && isAdmin(profile)).map((item) => (
          <Menu.Item key={item.label} component={Link} to={item.to}>
            {item.label}
          </Menu.Item>
        ))}
        <Menu.Item className={classes.last ?? ''} onClick={logOut}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
