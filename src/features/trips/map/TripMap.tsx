import { lazy, memo, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { CheckedPlan } from '@domain/itinerary/itinerary.ts';
import { BY_MODE, routeInWords, type TripRoute } from '@domain/itinerary/route.ts';
import { capitalized } from '@domain/text/capital.ts';
import { TextButton } from '@/ui/controls/TextButton.tsx';
import { MAP_ID } from '../goToPart.ts';
import type { Sheet } from './projection.ts';
import { builtStreets, type Streets, type StreetsReason } from './streets/streets.ts';
import { useRoute } from './useRoute.ts';
import classes from './TripMap.module.css';

/** Kept on the device with the rest of the app. Where it cannot be had at all, the words below the sheet are the map. */
const MapDrawing = lazy(async () => {
  try {
    return { default: (await import('./MapDrawing.tsx')).MapDrawing };
  } catch {
    return { default: Missing };
  }
});

const StreetMap = lazy(async () => {
  try {
    return { default: (await import('./streets/StreetMap.tsx')).StreetMap };
  } catch {
    return { default: NoStreets };
  }
});

type StreetState = 'none' | 'coming' | 'there' | StreetsReason;

/** How it stands, and why the drawn map stays. */
const STREET_WORDS: Readonly<Record<StreetState, string>> = {
  none: '',
  coming: 'Fetching the street map…',
  there: '',
  network: 'The street map needs a network. The drawn map works without one.',
  device: 'This browser cannot show street maps. The drawn map stays.',
  style: 'The street map did not arrive. The drawn map stays; try it again later.',
};

interface TripMapProps {
  readonly plan: CheckedPlan;
  readonly offline: boolean;
  /** Where street maps come from; null where this installation has none. */
  readonly streets?: Streets | null;
}

/** The trip's towns and the ways between them, drawn; nothing for a trip of which it is not known where it lies. */
export const TripMap = memo(function TripMap({ plan, offline, streets = builtStreets }: TripMapProps) {
  const route = useRoute(plan);
  return route && <RouteMap plan={plan} offline={offline} route={route} streets={streets} />;
});

interface RouteMapProps extends Required<TripMapProps> {
  readonly route: TripRoute;
}

function RouteMap({ plan, offline, route, streets }: RouteMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [street, setStreet] = useState<StreetState>('none');
  const isAsked = street === 'coming' || street === 'there';
  const toggle = () => {
    if (isAsked) setStreet('none');
    else setStreet(offline ? 'network' : 'coming');
  };
  const sheet = useSheet(frame);
  const modes = [...new Set(route.ways.map(({ mode }) => mode))];
  const words = `Map of the trip. ${routeInWords(route)}`;
  return (
    <figure id={MAP_ID} className={classes.map} tabIndex={-1} aria-label="Map">
      <div ref={frame} className={classes.frame} data-streets={isAsked || undefined}>
        {sheet && (
          <Suspense>
            <MapDrawing route={route} sheet={sheet} label={words} />
          </Suspense>
        )}
        {streets && isAsked && (
          <Suspense>
            <StreetMap
              plan={plan}
              route={route}
              streets={streets}
              onReady={() => setStreet('there')}
              onFailed={setStreet}
            />
          </Suspense>
        )}
      </div>
      {streets && (
        <div className={classes.switch}>
          <TextButton onClick={toggle}>{isAsked ? 'Drawn map' : 'Street map'}</TextButton>
          <output>{STREET_WORDS[street]}</output>
        </div>
      )}
      <figcaption className={classes.caption}>
        {modes.map((mode) => (
          <span key={mode} className={classes.key}>
            <svg width="34" height="10" aria-hidden="true">
              <path className={classes.way} data-mode={mode} d="M1 5H33" />
            </svg>
            {capitalized(BY_MODE[mode])}
          </span>
        ))}
        <span className={classes.source}>
          {modes.length > 0 && 'Each way with its day is under “Ways and nights”. '}
          {street !== 'there' && 'Land: Natural Earth.'}
        </span>
      </figcaption>
    </figure>
  );
}

/** Its own part of the app could not be fetched. */
function NoStreets({ onFailed }: { readonly onFailed: (reason: StreetsReason) => void }) {
  const tell = useRef(onFailed);
  useLayoutEffect(() => tell.current('network'), []);
  return <></>;
}

/** A part of the app that a browser failed to fetch is not asked for again before the page is read anew. */
function Missing({ route }: { readonly route: TripRoute }) {
  return (
    <p className={classes.missing}>
      {routeInWords(route)} The map could not be fetched. Reload the page when the network is there.
    </p>
  );
}

/** The size of the frame, which the stylesheet gives: names on the sheet are as large on a phone as on a desk. */
function useSheet(frame: { readonly current: HTMLElement | null }): Sheet | null {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      // 0 where nothing is laid out: before it is shown, and in a browser without a screen
      const [width, height] = [element.clientWidth || 640, element.clientHeight || 360];
      setSheet((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return sheet;
}
