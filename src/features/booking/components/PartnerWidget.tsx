import { useEffect, useId, useRef } from 'react';
import { env } from '@/config/env.ts';
import { showPartnerWidget } from '../partnerWidget.ts';
import classes from './PartnerWidget.module.css';

/** The partner's own search beside ours, with its search and tickets areas; nothing where none is configured. */
export function PartnerWidget({ id = env.partnerWidgetId }: { readonly id?: string | null }) {
  const heading = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (id !== null && frame.current ? showPartnerWidget(frame.current, id) : undefined), [id]);
  if (id === null) return null;
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h2 className={classes.title} id={heading}>
        Or search with our partner
      </h2>
      <div ref={frame} />
    </section>
  );
}
