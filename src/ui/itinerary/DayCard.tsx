import type { ReactNode } from 'react';
import { BedIcon, PlaneIcon, TripsIcon } from '../icons/icons.tsx';
import { FreeIcon, MealIcon, TicketIcon, TransferIcon, WalkIcon } from '../icons/toolIcons.tsx';
import { ContourGround } from '../map/ContourGround.tsx';
import { RouteSketch, type SketchPoints } from './RouteSketch.tsx';
import classes from './DayCard.module.css';

type DayItemKind = 'flight' | 'transfer' | 'hotel' | 'tour' | 'meal' | 'walk' | 'sight' | 'free';

export interface DayItem {
  readonly id: string;
  readonly kind: DayItemKind;
  /** Local time, ready to show ("8:30 AM", "08:30"), or null where any time will do. */
  readonly time: string | null;
  readonly title: string;
  /** For everybody together, ready to show ("$42"). */
  readonly cost?: string | undefined;
  readonly note?: string | undefined;
  /** Why it stands there, in a few words; empty where nobody can say. */
  readonly why?: string;
  /** What the traveller made of it, in a few words each ("Locked"). */
  readonly marks?: readonly string[];
  /** A link out, or a button. */
  readonly action?: ReactNode;
  /** What it is dragged by, below its time. */
  readonly handle?: ReactNode;
  /** What else can be done with it, at the end of its line. */
  readonly menu?: ReactNode;
  /** What is to be said about it now. */
  readonly notice?: ReactNode;
  /** The way from here to the next, where it is known. */
  readonly way?: DayStopWay | undefined;
}

/** An estimate in ready words. */
export interface DayStopWay {
  readonly by: 'foot' | 'ride';
  /** "15 min" */
  readonly time: string;
  /** "on foot" */
  readonly how: string;
}

interface DayCardProps {
  /** From 1; said as "Day 1". */
  readonly day: number;
  /** In words ("Sat 14 March"); null for a plan without dates. */
  readonly date: string | null;
  /** What the day is about. */
  readonly title: string;
  readonly items: readonly DayItem[];
  /** How the day's places lie to each other, in their order; for a card that always stands. */
  readonly sketch?: SketchPoints;
  /** What can be done with the day, below its items. */
  readonly foot?: ReactNode;
  /** The items are folded away under the day's name, or begin unfolded; without it they always stand. */
  readonly fold?: 'open' | 'closed';
}

const icons: Record<DayItemKind, typeof PlaneIcon> = {
  flight: PlaneIcon,
  transfer: TransferIcon,
  hotel: BedIcon,
  tour: TicketIcon,
  meal: MealIcon,
  walk: WalkIcon,
  sight: TripsIcon,
  free: FreeIcon,
};

/** A day as a strip cut from the map: the time in the margin, the route line through what is planned. */
export function DayCard({ day, date, title, items, sketch = [], foot, fold }: DayCardProps) {
  const isDrawn = sketch.length > 1;
  const head = (
    <>
      {isDrawn ? (
        <div className={classes.sketch} aria-hidden="true">
          <RouteSketch points={sketch} />
        </div>
      ) : (
        <ContourGround at={[day * 130, day * 70]} />
      )}
      {/* One heading with the day's number: it is what a day is looked for by. */}
      <h3 className={classes.heading}>
        <span className={classes.day}>
          <span className={classes.number}>Day {day}</span> <span className={classes.date}>{date}</span>
        </span>{' '}
        <span className={classes.title}>{title}</span>
      </h3>
    </>
  );
  const body = (
    <>
      {items.length === 0 ? (
        <p className={classes.free}>Nothing planned yet. A free day is a plan too.</p>
      ) : (
        <ol className={classes.items}>
          {items.map((item) => (
            <DayStop key={item.id} item={item} />
          ))}
        </ol>
      )}
      {foot && <div className={classes.foot}>{foot}</div>}
    </>
  );
  return (
    <article className={classes.strip} data-fold={fold && true}>
      {fold ? (
        <details open={fold === 'open'}>
          <summary className={classes.head}>{head}</summary>
          {body}
        </details>
      ) : (
        <>
          <header className={classes.head} data-drawn={isDrawn || undefined}>
            {head}
          </header>
          {body}
        </>
      )}
    </article>
  );
}

function DayStop({ item }: { readonly item: DayItem }) {
  const Icon = icons[item.kind];
  return (
    <li className={classes.item} data-menu={item.menu ? true : undefined}>
      <span className={classes.time}>
        {item.time === null ? 'Any time' : <TimeOfDay time={item.time} />}
        {item.handle}
      </span>
      <span className={classes.stop} data-kind={item.kind}>
        <Icon size={18} />
      </span>
      <div className={classes.what}>
        <p className={classes.name}>
          {item.title}{' '}
          {item.cost && (
            <span className={classes.cost} data-legible>
              {item.cost}
            </span>
          )}
        </p>
        {item.marks?.map((mark) => (
          <p key={mark} className={classes.mark} data-legible>
            {mark}
          </p>
        ))}
        {item.note && (
          <p className={classes.note} data-legible>
            {item.note}
          </p>
        )}
        {item.why && (
          <p className={classes.note} data-legible>
            Why here: {item.why}
          </p>
        )}
        {item.action && <div className={classes.action}>{item.action}</div>}
        {item.notice}
      </div>
      {item.menu && <div className={classes.menu}>{item.menu}</div>}
      {item.way && <Way way={item.way} />}
    </li>
  );
}

/** In a narrow margin the half of the day stands below the figures. */
function TimeOfDay({ time }: { readonly time: string }) {
  const [figures, half] = time.split(' ');
  return (
    <>
      <span className={classes.figures}>{figures}</span>
      {half && <span className={classes.half}> {half}</span>}
    </>
  );
}

/** On the line between two stops: the strip of map with its distances. */
function Way({ way: { by, time, how } }: { readonly way: DayStopWay }) {
  const Icon = by === 'foot' ? WalkIcon : TransferIcon;
  return (
    <p className={classes.way} data-legible>
      <span className={classes.wayTime}>{time}</span>{' '}
      <span className={classes.wayMark}>
        <Icon size={16} />
      </span>{' '}
      <span>{how}</span>
    </p>
  );
}
