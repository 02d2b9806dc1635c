/** The home screen is offered at a good moment, and never again once refused. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { INSTALL_REFUSED_KEY } from '@/config/names.ts';
import { renderWithData } from '../../support/dataWorld.tsx';

const drawStartupImages = vi.fn();
vi.mock('@/platform/startupImages.ts', () => ({ drawStartupImages: () => void drawStartupImages() }));

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const offer = () => screen.queryByRole('region', { name: 'Home screen' });
const button = (name: string) => screen.getByRole('button', { name });
let installed: boolean;
let own: Record<string, unknown>;

beforeEach(() => {
  vi.resetModules();
  drawStartupImages.mockClear();
  localStorage.clear();
  installed = false;
  own = {};
  const asked = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const answer = asked(media);
    return media === '(display-mode: standalone)' ? Object.assign(answer, { matches: installed }) : answer;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of Object.keys(own)) Reflect.deleteProperty(navigator, name);
});

const device = (facts: Record<string, unknown>) => {
  own = facts;
  for (const [name, value] of Object.entries(facts)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
};

/** The app as it has just been opened. */
async function open(path = '/my-trips') {
  const { holdInstallQuestion } = await import('@/platform/installQuestion.ts');
  const { noteKept } = await import('@/platform/worthKeeping.ts');
  const { InstallOffer } = await import('@/app/shell/InstallOffer.tsx');
  holdInstallQuestion();
  const view = renderWithData(
    <>
      <Link to={path}>On</Link>
      <InstallOffer />
    </>,
    '/blog/rail-passes',
  );
  const keep = () => {
    act(() => noteKept());
    // there something else is being said
    expect(offer()).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'On' }));
  };
  return { ...view, keep };
}

function browserAsks(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const question = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => ({ outcome })),
  });
  act(() => void dispatchEvent(question));
  return question;
}

it('waits until something is kept, and then asks the browser’s question by one press', async () => {
  const { keep } = await open();
  const question = browserAsks();
  expect(question.defaultPrevented).toBe(true);
  expect(offer()).toBeNull();
  keep();
  expect(offer()?.textContent).toContain('Keep Waymark on the home screen');
  expect(question.prompt).not.toHaveBeenCalled();
  await userEvent.click(button('Install'));
  expect(question.prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
  await waitFor(() => expect(localStorage.getItem(INSTALL_REFUSED_KEY)).toBeNull());
});

it.each([
  ['here', 'Not now', 'accepted'],
  ['in the browser’s own question', 'Install', 'dismissed'],
] as const)('is never offered again once it was refused %s', async (_, name, outcome) => {
  const first = await open();
  browserAsks(outcome);
  first.keep();
  await userEvent.click(button(name));
  await waitFor(() => expect(localStorage.getItem(INSTALL_REFUSED_KEY)).not.toBeNull());
  first.unmount();
  vi.resetModules();
  const { keep } = await open();
  browserAsks();
  keep();
  expect(offer()).toBeNull();
});

it('is not offered where no browser asks, nor in the app that is installed', async () => {
  const { keep, unmount } = await open();
  keep();
  expect(offer()).toBeNull();
  unmount();
  vi.resetModules();
  installed = true;
  const again = await open();
  browserAsks();
  again.keep();
  expect(offer()).toBeNull();
});

it.each(['/ai-assistant', '/ai-booking'])('does not stand on the field of %s', async (path) => {
  const { keep } = await open(path);
  browserAsks();
  keep();
  expect(offer()).toBeNull();
});

it.each([
  { userAgent: IPHONE, maxTouchPoints: 5 },
  { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', maxTouchPoints: 5 },
])('says on iOS how it is done by hand, once: %j', async (facts) => {
  device(facts);
  const { keep, unmount } = await open();
  // before anything is offered: Safari's own menu does not wait for it
  expect(drawStartupImages).toHaveBeenCalledOnce();
  keep();
  expect(offer()?.textContent).toContain('Tap Share');
  expect(offer()?.textContent).toContain('then Add to Home Screen');
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
  await userEvent.click(button('Close'));
  unmount();
  vi.resetModules();
  (await open()).keep();
  expect(offer()).toBeNull();
});

it('says nothing on an iPhone that has it on the home screen, nor on a Mac', async () => {
  device({ userAgent: IPHONE, maxTouchPoints: 5, standalone: true });
  const { keep, unmount } = await open();
  keep();
  expect(offer()).toBeNull();
  unmount();
  vi.resetModules();
  device({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    maxTouchPoints: 0,
    standalone: undefined,
  });
  (await open()).keep();
  expect(offer()).toBeNull();
  expect(drawStartupImages).not.toHaveBeenCalled();
});
