import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { paths } from '@/config/paths.ts';
import { ChartIcon, UsersIcon } from '@/ui/icons/icons.tsx';
import { Page } from '@/ui/Page.tsx';
import classes from './AdminFrame.module.css';

const items = [
  { label: 'Dashboard', to: paths.admin, Icon: ChartIcon },
  { label: 'User Management', to: paths.adminUsers, Icon: UsersIcon },
];

/** The admin area: its side navigation, and a page beside it. */
export function AdminFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <div className={classes.frame}>
        <nav aria-label="Admin" className={classes.nav}>
          {items.map(({ label, to, Icon }) => (
            <NavLink key={to} to={to} end className={classes.link ?? ''}>
              <Icon size={20} />
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={classes.content}>{children}</div>
      </div>
    </Page>
  );
}
