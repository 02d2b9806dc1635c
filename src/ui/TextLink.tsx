import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './TextLink.module.css';

interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly state?: unknown;
}

/** A link that stands on its own line: underlined, with the height of a thumb. */
export function TextLink({ to, children, state }: TextLinkProps) {
  return (
    <Link to={to} state={state} className={classes.link}>
      {children}
    </Link>
  );
}
