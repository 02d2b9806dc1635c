/** A street map by MapLibre. Imported when one is asked for, with the library, its worker and its styles. */
import { type GeoJSONSource, Map as Sheet, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type OpenStreets, StreetsFailure, type StreetSheet } from './streets.ts';
import type { StreetStop, StreetView } from './streetView.ts';
import classes from './StreetMap.module.css';

type GeoJson = Exclude<Parameters<GeoJSONSource['setData']>[0], string>;

/** A style that has not come by then is taken for one that does not. */
const PATIENCE_MS = 15_000;
const WAYS = 'waymark-ways';
/** Strokes as the drawn map has them, in widths of the line; what is not named is whole. */
const DASHES = { flight: [3.5, 2.5], bus: [0.1, 2], boat: [4, 2, 0.1, 2] } as const;
const FIT = { padding: 56, maxZoom: 16 };

setWorkerUrl(workerUrl);

export const openSheet: OpenStreets = async (frame, options) => {
  const map = createMap(frame, options.styleUrl, options.view);
  try {
    await styled(map, options.signal);
  } catch (thrown) {
    map.remove();
    throw thrown;
  }
  const onSource = () => options.onLicence(licencesOf(map));
  map.on('sourcedata', onSource);
  map.on('error', options.onGap);
  onSource();
  addWays(map, getComputedStyle(frame));
  return sheetOf(map, options.view);
};

function sheetOf(map: Sheet, first: StreetView): StreetSheet {
  let markers: Marker[] = [];
  const draw = (view: StreetView) => {
    const source = map.getSource<GeoJSONSource>(WAYS);
    void source?.setData(toGeoJson(view));
    for (const marker of markers) marker.remove();
    markers = view.stops.map((stop) =>
      new Marker({ element: markOf(stop, map), anchor: 'center' }).setLngLat([...stop.at]).addTo(map),
    );
  };
  draw(first);
  return {
    show(view) {
      draw(view);
      map.fitBounds([...view.box], FIT);
    },
    close: () => map.remove(),
  };
}

/** @throws StreetsFailure where the browser has no WebGL */
function createMap(frame: HTMLElement, styleUrl: string, view: StreetView): Sheet {
  try {
    const map = new Sheet({
      container: frame,
      style: new URL(styleUrl, location.href).href,
      bounds: [...view.box],
      fitBoundsOptions: FIT,
      // said below the map instead, as text
      attributionControl: false,
      // one finger and the wheel go on scrolling the page
      cooperativeGestures: true,
      dragRotate: false,
      touchPitch: false,
      locale: { 'Map.Title': 'Street map of the trip' },
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    return map;
  } catch (thrown) {
    throw new StreetsFailure('device', thrown);
  }
}

function styled(map: Sheet, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new StreetsFailure('style'))), PATIENCE_MS);
    const settle = (end: () => void) => {
      clearTimeout(timer);
      map.off('error', onError);
      end();
    };
    const onError = ({ error }: { readonly error: unknown }) =>
      settle(() => reject(new StreetsFailure('style', error)));
    map.on('error', onError);
    map.once('style.load', () => settle(resolve));
    signal.addEventListener('abort', () => settle(() => reject(new StreetsFailure('style'))), { once: true });
  });
}

function licencesOf(map: Sheet): string[] {
  const names = Object.keys(map.getStyle().sources);
  return names.flatMap((name) => map.getSource(name)?.attribution ?? []);
}

function addWays(map: Sheet, style: CSSStyleDeclaration): void {
  const [color, bed] = [style.getPropertyValue('--street-way'), style.getPropertyValue('--street-bed')];
  map.addSource(WAYS, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  map.addLayer({
    id: `${WAYS}-bed`,
    type: 'line',
    source: WAYS,
    layout: round,
    paint: { 'line-color': bed, 'line-width': 6, 'line-opacity': 0.8 },
  });
  const whole = ['day', 'train', 'car'];
  const line = { 'line-color': color, 'line-width': 3 };
  map.addLayer({
    id: `${WAYS}-whole`,
    type: 'line',
    source: WAYS,
    layout: round,
    filter: ['in', ['get', 'mode'], ['literal', whole]],
    paint: line,
  });
  for (const [mode, dashes] of Object.entries(DASHES)) {
    map.addLayer({
      id: `${WAYS}-${mode}`,
      type: 'line',
      source: WAYS,
      filter: ['==', ['get', 'mode'], mode],
      paint: { ...line, 'line-dasharray': [...dashes] },
    });
  }
}

function toGeoJson({ ways }: StreetView): GeoJson {
  return {
    type: 'FeatureCollection',
    features: ways.map(({ mode, points }) => ({
      type: 'Feature',
      properties: { mode },
      geometry: { type: 'LineString', coordinates: points.map((point) => [...point]) },
    })),
  };
}

/** A dot that has its name beside it while it is pointed at, focused or pressed. */
function markOf({ name, kind, mark, words, at }: StreetStop, map: Sheet): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = classes.mark ?? '';
  button.dataset.kind = kind;
  button.setAttribute('aria-label', words);
  const dot = document.createElement('span');
  dot.className = classes.dot ?? '';
  dot.textContent = mark;
  const label = document.createElement('span');
  label.className = classes.name ?? '';
  label.textContent = name;
  button.append(dot, label);
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    // a tap does not focus a button everywhere
    button.focus({ preventScroll: true });
  });
  button.addEventListener('focus', () => {
    // one that is out of sight is brought in by the map: the browser would scroll the sheet out of its frame
    map.getContainer().scrollTo(0, 0);
    map.getCanvasContainer().scrollTo(0, 0);
    if (!map.getBounds().contains([...at])) map.panTo([...at]);
  });
  return button;
}
