import { useEffect, useMemo, useRef, useState } from 'react';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import type { TripRoute } from '@domain/itinerary/route.ts';
import { ChipGroup } from '@/ui/controls/ChipGroup.tsx';
import { type LicencePart, licenceParts } from './licence.ts';
import { type Streets, StreetsFailure, type StreetSheet, type StreetsReason } from './streets.ts';
import { mappedDays, streetView } from './streetView.ts';
import classes from './StreetMap.module.css';

interface StreetMapProps {
  readonly plan: CheckedPlan;
  readonly route: TripRoute;
  readonly streets: Streets;
  readonly onReady: () => void;
  readonly onFailed: (reason: StreetsReason) => void;
}

const ALL = 'All days';

/** The trip on a street map, over the drawn one, which is in sight until this one is there. */
export function StreetMap({ plan, route, streets, onReady, onFailed }: StreetMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<StreetSheet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [licence, setLicence] = useState<readonly LicencePart[]>([]);
  const [hasGap, setGap] = useState(false);
  const [wanted, setDay] = useState<number | null>(null);
  const days = useMemo(() => mappedDays(plan), [plan]);
  // a day that has lost its last place is not on the map any more
  const day = wanted !== null && days.includes(wanted) ? wanted : null;
  const view = useMemo(() => streetView(plan, route, day), [plan, route, day]);
  const shown = useRef(view);
  const told = useRef({ onReady, onFailed });

  useEffect(() => {
    told.current = { onReady, onFailed };
  });

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const leave = new AbortController();
    const { signal } = leave;
    const open = async () => {
      try {
        const opened = await streets.open(element, {
          styleUrl: streets.styleUrl,
          view: shown.current,
          onLicence: (markup) => !signal.aborted && setLicence(licenceParts(markup)),
          onGap: () => !signal.aborted && setGap(true),
          signal,
        });
        if (signal.aborted) {
          opened.close();
          return;
        }
        sheet.current = opened;
        setOpen(true);
        told.current.onReady();
      } catch (thrown) {
        if (!signal.aborted)
          told.current.onFailed(thrown instanceof StreetsFailure ? thrown.reason : 'network');
      }
    };
    void open();
    return () => {
      leave.abort();
      sheet.current?.close();
      sheet.current = null;
    };
  }, [streets]);

  useEffect(() => {
    // what changed while it was on its way is drawn once it is there
    if (!isOpen || shown.current === view) return;
    shown.current = view;
    sheet.current?.show(view);
  }, [view, isOpen]);

  return (
    <div className={classes.streets} data-open={isOpen || undefined} inert={!isOpen}>
      {days.length > 1 && (
        <div className={classes.days}>
          <ChipGroup
            legend="Days on the map"
            choices={[ALL, ...days.map(chip)]}
            value={day === null ? ALL : chip(day)}
            onChange={(choice) => setDay(days.find((number) => chip(number) === choice) ?? null)}
          />
        </div>
      )}
      <div ref={frame} className={classes.sheet} />
      <p className={classes.licence}>
        {hasGap && <output>A part of the map could not be fetched. </output>}
        {licence.map(({ text, href }) => (
          <span key={text}>
            {href === null ? (
              text
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            )}{' '}
          </span>
        ))}
      </p>
    </div>
  );
}

function chip(day: number): string {
  return `Day ${day}`;
}
