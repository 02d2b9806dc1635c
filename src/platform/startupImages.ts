/**
 * What an iPhone or iPad shows while the app opens from its home screen, in place of a blank screen: the two marks of the icon
 * on the page's ground, light and dark, upright and lying.
 *
 * iOS takes a picture of exactly the screen's pixels alone, and no SVG: files would be some forty, and as many links in every
 * page's HTML. Drawn here, on iOS alone, there are four for the one screen that matters. The links are read when the app
 * is put on the home screen, so data has to stand in them: a `blob:` address ends with the page.
 */
import { whenIdle } from './idle.ts';

interface Scheme {
  readonly name: 'light' | 'dark';
  readonly ground: string;
  readonly mark: string;
}

/** --wm-paper and --wm-signal of src/ui/theme/tokens.css, of both schemes at once. */
const SCHEMES: readonly Scheme[] = [
  { name: 'light', ground: '#faf7f0', mark: '#c8401b' },
  { name: 'dark', ground: '#12171d', mark: '#ff7a52' },
];
/** As public/icons/favicon.svg has them, on 24 by 24. */
const MARKS = [
  [10.5, 1],
  [4.5, 13],
] as const;
/** CSS px: as wide as an icon on the home screen. */
const EDGE = 60;
const REL = 'apple-touch-startup-image';

/** Puts the links into the page's head, one picture at a time as the browser has nothing better to do. Once. */
export function drawStartupImages(): void {
  if (document.head.querySelector(`link[rel="${REL}"]`)) return;
  const { width, height } = screen;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  for (const scheme of SCHEMES) {
    addLink(scheme, 'portrait', short, long);
    addLink(scheme, 'landscape', long, short);
  }
}

function addLink(scheme: Scheme, orientation: string, width: number, height: number): void {
  const link = document.createElement('link');
  link.rel = REL;
  link.media = `(orientation: ${orientation}) and (prefers-color-scheme: ${scheme.name})`;
  document.head.append(link);
  whenIdle(() => {
    const drawn = draw(scheme, width, height);
    // no picture: iOS goes on as without it
    if (drawn === null) link.remove();
    else link.href = drawn;
  });
}

function draw({ ground, mark }: Scheme, width: number, height: number): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = width * devicePixelRatio;
  canvas.height = height * devicePixelRatio;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const unit = (EDGE / 24) * devicePixelRatio;
  context.translate(canvas.width / 2 - 12 * unit, canvas.height / 2 - 12 * unit);
  context.fillStyle = mark;
  for (const [x, y] of MARKS) context.fillRect(x * unit, y * unit, 9 * unit, 10 * unit);
  const picture = canvas.toDataURL('image/png');
  // iOS counts the pixels of canvases, and gives none back before it must
  canvas.width = 0;
  return picture;
}
