import { Button } from '@mantine/core';
import { type FocusEvent, lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { useCarried } from '@/features/assistant/firstPlan/useCarried.ts';
import { useSession } from '@/features/auth/hooks/useSession.ts';
import { CloseIcon, MenuIcon } from '@/ui/icons/icons.tsx';
import { Mark } from '@/ui/map/Mark.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { headerItems } from '../navigation.ts';
import { useScrolledPast } from './useScrolledPast.ts';
import classes from './Header.module.css';

// Only the signed-in need the menu and what it stands on.
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

/** Where the header turns opaque on the home page, px (requirements §9). */
const SCROLL_THRESHOLD = 10;

interface HeaderProps {
  readonly onLogOut: () => void;
}

/** The site's header: transparent over the home page's map until it is scrolled. */
export function Header({ onLogOut }: HeaderProps) {
  const { pathname, key } = useLocation();
  const auth = useSession();
  const carried = useCarried();
  const scrolled = useScrolledPast(SCROLL_THRESHOLD);
  // The sheet belongs to the page it was opened on: any navigation leaves it behind.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const menuOpen = openedAt === key;
  const menuButton = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback(() => {
    setOpenedAt(null);
    menuButton.current?.focus();
  }, []);
  // Tab leads on into the page that the sheet covers: the sheet makes room for it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (menuOpen && relatedTarget && !currentTarget.contains(relatedTarget)) setOpenedAt(null);
  };

  const isHome = pathname === paths.home;
  return (
    <>
      <header
        className={classes.root}
        data-transparent={(isHome && !scrolled && !menuOpen) || undefined}
        onBlur={onBlur}
      >
        <div className={classes.bar}>
          <Link to={paths.home} className={classes.brand} aria-label="Waymark, home">
            <Mark withName />
          </Link>
          <nav className={classes.nav} aria-label="Main">
            {headerItems.map((item) => (
              <NavLink key={item.to} to={item.to} className={classes.link ?? ''}>
                {item.label}
              </NavLink>
            ))}
          </nav>
          <div className={classes.account}>
            {auth.status === 'signed_in' && (
              <Suspense fallback={<span className={classes.avatarSpace} />}>
                <AccountMenu session={auth.session} onLogOut={onLogOut} />
              </Suspense>
            )}
            {auth.status === 'signed_out' && (
              <div className={classes.visitor}>
                <Button component={Link} to={paths.login} state={carried} variant="subtle">
                  Log In
                </Button>
                <Button component={Link} to={paths.register} state={carried}>
                  Sign Up
                </Button>
              </div>
            )}
            <button
              ref={menuButton}
              type="button"
              className={classes.menuButton}
              aria-expanded={menuOpen}
              aria-controls="mobile-menu"
              onClick={() => setOpenedAt(menuOpen ? null : key)}
            >
              {menuOpen ? <CloseIcon /> : <MenuIcon />}
              <span className="wm-hidden">Menu</span>
            </button>
          </div>
        </div>
        <MobileMenu opened={menuOpen} onClose={closeMenu} onLogOut={onLogOut} />
      </header>
      {!isHome && <div className={classes.spacer} data-testid="header-spacer" />}
    </>
  );
}
