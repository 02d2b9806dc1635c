/** How near the square is. */
export function zoomWords(zoom: number): string {
  return zoom < 1.005 ? 'Not zoomed' : `${zoom.toFixed(1)} times`;
}

/** Where the square stands between two ends, from 0 to 1; null where it has no room. */
export function placeWords(part: number | null, [start, end]: readonly [string, string]): string {
  if (part === null) return 'All of it';
  const percent = Math.round(part * 100);
  if (percent === 0) return `At the ${start}`;
  if (percent === 100) return `At the ${end}`;
  return percent === 50 ? 'In the middle' : `${percent}% from the ${start}`;
}
