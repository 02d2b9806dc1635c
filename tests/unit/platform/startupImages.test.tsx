import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawStartupImages } from '@/platform/startupImages.ts';

interface Drawn {
  readonly size: string;
  readonly colours: readonly string[];
}

const LINKS = 'link[rel="apple-touch-startup-image"]';
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>(LINKS)];
let drawn: Drawn[];
let hasCanvas: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  drawn = [];
  hasCanvas = true;
  vi.stubGlobal('devicePixelRatio', 3);
  vi.spyOn(screen, 'width', 'get').mockReturnValue(390);
  vi.spyOn(screen, 'height', 'get').mockReturnValue(844);
  const colours: string[] = [];
  const context = {
    set fillStyle(colour: string) {
      colours.push(colour);
    },
    fillRect: () => {},
    translate: () => {},
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is drawn with is all that there is of it
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() =>
    hasCanvas ? context : null) as unknown as HTMLCanvasElement['getContext']);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    drawn.push({ size: `${this.width}x${this.height}`, colours: colours.splice(0) });
    return `data:image/png;base64,${drawn.length}`;
  });
});
afterEach(() => {
  for (const link of links()) link.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('has a picture of exactly the screen’s pixels for each way it is held, in each scheme', () => {
  drawStartupImages();
  expect(drawn).toEqual([]);
  vi.runAllTimers();
  expect(links().map(({ media, href }) => [media, href])).toEqual([
    ['(orientation: portrait) and (prefers-color-scheme: light)', 'data:image/png;base64,1'],
    ['(orientation: landscape) and (prefers-color-scheme: light)', 'data:image/png;base64,2'],
    ['(orientation: portrait) and (prefers-color-scheme: dark)', 'data:image/png;base64,3'],
    ['(orientation: landscape) and (prefers-color-scheme: dark)', 'data:image/png;base64,4'],
  ]);
  expect(drawn.map(({ size }) => size)).toEqual(['1170x2532', '2532x1170', '1170x2532', '2532x1170']);
});

it('has the palette’s own colours', () => {
  drawStartupImages();
  vi.runAllTimers();
  const css = readFileSync('src/ui/theme/tokens.css', 'utf8');
  const of = (token: string) =>
    [...css.matchAll(new RegExp(`--wm-${token}: (#\\w+);`, 'g'))].map(([, c]) => c);
  const [papers, signals] = [of('paper'), of('signal')];
  expect(drawn[0]?.colours).toEqual([papers[0], signals[0]]);
  expect(drawn[2]?.colours).toEqual([papers[1], signals[1]]);
});

it('draws them once, and leaves no link without a picture', () => {
  hasCanvas = false;
  drawStartupImages();
  drawStartupImages();
  expect(links()).toHaveLength(4);
  vi.runAllTimers();
  expect(links()).toEqual([]);
});
