import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useCarried } from '@/features/assistant/firstPlan/useCarried.ts';
import { isAdmin } from '@domain/profile/role.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { useProfile } from '@/features/profile/hooks/useProfile.ts';
import { accountItems, headerItems } from '../navigation.ts';
import classes from './MobileMenu.module.css';

interface MobileMenuProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

/** The header's content on a phone, as a sheet under the bar. */
export function MobileMenu({ opened, onClose, onLogOut }: MobileMenuProps) {
  const auth = useSession();
  const carried = useCarried();
  const { profile } = useProfile(auth.status === 'signed_in' ? auth.session.userId : null);

  useEffect(() => {
    if (!opened) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', onKey);
    document.documentElement.style.overflow = 'hidden';
    return () => {
      removeEventListener('keydown', onKey);
      document.documentElement.style.overflow = '';
    };
  }, [opened, onClose]);

  return (
    <div id="mobile-menu" className={classes.sheet} hidden={!opened}>
      <nav aria-label="Menu">
        <ul>
          {headerItems.map((item) => (
            <li key={item.to}>
              <NavLink to={item.to} className={classes.big ?? ''}>
                {item.label}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className={classes.account}>
          <li>
            <NavLink to={paths.blog} className={classes.small ?? ''}>
              Blog
            </NavLink>
          </li>
          {auth.status === 'signed_in' &&
            accountItems(profile !== null && isAdmin(profile)).map((item) => (
              <li key={item.label}>
                <NavLink to={item.to} className={classes.small ?? ''}>
                  {item.label}
                </NavLink>
              </li>
            ))}
          {auth.status === 'signed_in' && (
            <li>
              <button
                type="button"
                className={classes.small}
                onClick={() => {
                  onClose();
                  onLogOut();
                }}
              >
                Log out
              </button>
            </li>
          )}
          {auth.status !== 'signed_in' && (
            <li>
              <Link to={paths.login} state={carried} className={classes.small}>
                Log In
              </Link>
            </li>
          )}
        </ul>
        {auth.status !== 'signed_in' && (
          <Button
            component={Link}
            to={paths.register}
            state={carried}
            variant="filled"
            className={classes.next ?? ''}
          >
            Sign Up
          </Button>
        )}
      </nav>
    </div>
  );
}
