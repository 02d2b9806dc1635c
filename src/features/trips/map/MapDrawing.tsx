import { useMemo } from 'react';
import type { TripRoute } from '@domain/itinerary/route.ts';
import { readLand } from './atlas.ts';
import { type DrawnMap, drawMap } from './drawMap.ts';
import { LABEL_SIZE, type Label } from './labels.ts';
import type { Sheet } from './projection.ts';
import classes from './TripMap.module.css';

interface MapDrawingProps {
  readonly route: TripRoute;
  readonly sheet: Sheet;
  /** What it shows, in words. */
  readonly label: string;
}

/** The sheet itself. Fetched by itself: the land's outlines are larger than the rest of the page's script. */
export function MapDrawing({ route, sheet, label }: MapDrawingProps) {
  const { width, height } = sheet;
  const map = useMemo(() => drawMap(route, readLand(), { width, height }), [route, width, height]);
  return (
    <svg className={classes.sheet} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className={classes.sea} width={width} height={height} />
      <path className={classes.grid} d={map.grid} />
      <path className={classes.land} d={map.land} />
      <path className={classes.visited} d={map.visited} />
      <path className={classes.borders} d={map.borders} />
      <path className={classes.coasts} d={map.coasts} />
      {map.ways.map(({ mode, path }) => (
        <g key={path}>
          <path className={classes.bed} d={path} />
          <path className={classes.way} data-mode={mode} d={path} />
        </g>
      ))}
      {map.exits.map(({ x, y, turn, label: name }) => (
        <g key={`${x} ${y}`}>
          <path
            className={classes.exit}
            transform={`translate(${x} ${y}) rotate(${turn})`}
            d="M-7-5 2 0-7 5Z"
          />
          {name && <Name label={name} isEnd />}
        </g>
      ))}
      {map.towns.map((town) => (
        <Town key={town.name} town={town} />
      ))}
      {map.labels.map((name) => (
        <Name key={name.text} label={name} isEnd={isEnd(map, name)} />
      ))}
      <Scale scale={map.scale} height={height} />
    </svg>
  );
}

function isEnd({ towns }: DrawnMap, { text }: Label): boolean {
  return towns.some(({ name, kind }) => name === text && kind === 'end');
}

function Town({ town: { x, y, kind, isIslet } }: { readonly town: DrawnMap['towns'][number] }) {
  return (
    <>
      {isIslet && <circle className={classes.islet} cx={x} cy={y} r={9} />}
      <circle className={classes.town} data-kind={kind} cx={x} cy={y} r={kind === 'stop' ? 5 : 3.5} />
    </>
  );
}

function Name({
  label: { x, y, text, anchor, leader },
  isEnd: end,
}: {
  readonly label: Label;
  readonly isEnd: boolean;
}) {
  return (
    <>
      {leader && (
        <path className={classes.leader} d={`M${leader.x} ${leader.y}L${x} ${y - LABEL_SIZE / 3}`} />
      )}
      <text className={classes.name} data-kind={end ? 'end' : 'stop'} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
    </>
  );
}

function Scale({
  scale: { km, width },
  height,
}: {
  readonly scale: DrawnMap['scale'];
  readonly height: number;
}) {
  return (
    <g className={classes.scale} transform={`translate(12 ${height - 12})`}>
      <path d={`M0-5V0H${width}V-5`} />
      <text x={width + 6} y={1}>
        {km.toLocaleString('en-US')} km
      </text>
    </g>
  );
}
