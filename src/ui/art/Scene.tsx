import { useId } from 'react';
import type { ReactNode } from 'react';

export interface SceneProps {
  readonly className?: string;
  /** Names the picture for assistive technology; without it the picture is decorative. */
  readonly title?: string;
}

/** The palette of the sheet, themed by the design tokens and whole without them. */
export const paint = {
  paper: 'var(--wm-paper,#FAF7F0)',
  land: 'var(--wm-tint,#F1EBDF)',
  ink: 'var(--wm-ink,#1B2430)',
  muted: 'var(--wm-muted,#5A6472)',
  signal: 'var(--wm-signal,#C8401B)',
  moss: 'var(--wm-moss,#2C6E55)',
  sky: 'var(--wm-sky,#1F5F8B)',
} as const;

interface SheetProps extends SceneProps {
  readonly width?: number;
  readonly height?: number;
  /** The part of the sheet that stays in sight where its frame has another shape. */
  readonly align?: 'xMidYMid' | 'xMaxYMid';
  readonly children: ReactNode;
}

/** One map sheet: land from edge to edge, and whatever is drawn on it. */
export function Scene({
  className,
  title,
  width = 400,
  height = 300,
  align = 'xMidYMid',
  children,
}: SheetProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={`${align} slice`}
      focusable="false"
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={`M0 0H${width}V${height}H0Z`} fill={paint.land} />
      {children}
    </svg>
  );
}

/** Open water over the whole sheet, under the land of a coastal place. */
export function Sea() {
  return (
    <g fill={paint.paper}>
      <path d="M0 0H1200V520H0Z" />
      <path d="M0 0H1200V520H0Z" fill={paint.sky} fillOpacity=".3" />
    </g>
  );
}

/** Land in the sea, with two bands of shallow water along its coast. */
export function Land({ d }: { readonly d: string }) {
  const id = useId();
  const href = `#${id}`;
  return (
    <g fill={paint.land} stroke={paint.paper} strokeLinejoin="round">
      <defs>
        <path id={id} d={d} />
      </defs>
      <use href={href} strokeWidth="44" strokeOpacity=".22" />
      <use href={href} strokeWidth="20" strokeOpacity=".34" />
      <use href={href} stroke={paint.sky} strokeWidth="1.5" />
    </g>
  );
}

/** A river or an inlet of a given width, in the colour of the sea. */
export function River({ d, width = 12 }: { readonly d: string; readonly width?: number }) {
  const id = useId();
  const href = `#${id}`;
  return (
    <g fill="none" stroke={paint.sky} strokeLinejoin="round">
      <defs>
        <path id={id} d={d} />
      </defs>
      <use href={href} strokeWidth={width + 3} />
      <use href={href} stroke={paint.paper} strokeWidth={width} />
      <use href={href} strokeOpacity=".3" strokeWidth={width} />
    </g>
  );
}

/** Contour lines: thin ones, and every few a heavier index line. */
export function Contours({ d, index }: { readonly d: string; readonly index?: string }) {
  return (
    <g fill="none" stroke={paint.muted} strokeOpacity=".34">
      <path d={d} />
      {index && <path d={index} strokeWidth="1.8" />}
    </g>
  );
}

/** The dashed way ahead, and the two blazes that mark the place it leads to. */
export function Route({
  d,
  at: [x, y],
}: {
  readonly d: string;
  readonly at: readonly [x: number, y: number];
}) {
  return (
    <g fill="none" stroke={paint.signal} strokeWidth="3">
      <path d={d} strokeDasharray="9 6" />
      <path
        d={`M${x} ${y - 13}h9v10h-9zM${x - 6} ${y}h9v10h-9z`}
        fill={paint.signal}
        stroke={paint.paper}
        strokeWidth="5"
        paintOrder="stroke"
      />
    </g>
  );
}

interface LandmarkProps {
  readonly d: string;
  /** Openings, windows and joints, cut out of the silhouette. */
  readonly cuts?: string;
  readonly fill?: string;
  readonly children?: ReactNode;
}

/** A silhouette in the foreground, freed from the map behind it by a paper edge. */
export function Landmark({ d, cuts, fill = paint.ink, children }: LandmarkProps) {
  const id = useId();
  return (
    <g fill={fill}>
      <defs>
        <path id={id} d={d} />
      </defs>
      <use href={`#${id}`} stroke={paint.paper} strokeWidth="9" strokeLinejoin="round" />
      <use href={`#${id}`} />
      {cuts && <path d={cuts} fill={paint.paper} />}
      {children}
    </g>
  );
}
