/** The account's picture on the profile's page: chosen, cut by pointer and keys, saved, removed. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AvatarPicture } from '@/features/profile/components/avatar/AvatarPicture.tsx';
import { avatarPath } from '@domain/profile/avatar.ts';
import { profileSchema } from '@domain/profile/profile.ts';
import { act } from 'react';
import { browser, data, inUiWithData, renderWithData, tab } from '../../../support/dataWorld.tsx';
import { jpegOf, pngOf, webpOf } from '../../../support/pictures.ts';
import { ANA } from '../../data/support/browser.ts';
import { profileWith } from '../auth/world.tsx';

const user = userEvent.setup({ delay: null });
const profile = profileWith({ id: ANA, nickname: 'Ana' });
const PATH = avatarPath(ANA, '33333333-3333-4333-8333-333333333333.webp');
/** What was drawn of a picture: x, y and the edge, of the last drawing of a square. */
const drawn = vi.fn<(x: number, y: number, edge: number) => void>();
/** As large as the file says, as decoding gives it. */
const decode = vi.fn<(blob: Blob) => Promise<{ width: number; height: number; close: () => void }>>();
/** What a canvas encodes to, by type; no type is written but those. */
let encoded: Record<string, number>;

/** What jsdom has nothing of: decoding, drawing, encoding, and where a pointer is. */
beforeEach(() => {
  drawn.mockReset();
  decode.mockReset().mockResolvedValue({ width: 1000, height: 600, close: () => {} });
  encoded = { 'image/webp': 20_000 };
  vi.stubGlobal('createImageBitmap', decode);
  const context = {
    fillRect: () => {},
    drawImage: (_from: unknown, x: number, y: number, edge: number, ...rest: number[]) => {
      if (rest.length > 1) drawn(x, y, edge);
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the app draws with no more of it
  const play = (() => context) as unknown as HTMLCanvasElement['getContext'];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(play);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((answer, type = '') => {
    const size = encoded[type];
    answer(new Blob([new Uint8Array(size ?? 1)], { type: size === undefined ? 'image/png' : type }));
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  HTMLCanvasElement.prototype.setPointerCapture = () => {};
  browser.signIn(ANA);
  browser.server.profiles.set(ANA, profile);
});
afterEach(() => vi.restoreAllMocks());

const fileOf = (bytes: BlobPart, name = 'me.png', type = 'image/png') => new File([bytes], name, { type });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const slider = (name: string) =>
  screen.getByRole<HTMLInputElement>('slider', { name: new RegExp(`^${name}`) });
const square = () => drawn.mock.lastCall;
const sent = () => browser.server.requests.filter(({ path }) => path.endsWith('/update-avatar'));
const storedUrl = () => profileSchema.parse(browser.server.profiles.get(ANA)).avatar_url;

async function open(more: Partial<typeof profile> = {}) {
  const view = renderWithData(<AvatarPicture profile={{ ...profile, ...more }} />);
  await screen.findByLabelText('A picture of you');
  return view;
}
async function choose(file = fileOf(pngOf(1000, 600))) {
  // a file that the browser's own dialog would not offer can be dropped all the same
  await userEvent
    .setup({ delay: null, applyAccept: false })
    .upload(screen.getByLabelText('A picture of you'), file);
}
async function openDialog() {
  await open();
  await choose();
  return screen.findByRole('dialog', { name: 'Choose the part to keep' });
}

describe('a picture', () => {
  it('is chosen, saved as its middle square, and said to be', async () => {
    await openDialog();
    expect(square()).toEqual([200, 0, 600]);
    await user.click(button('Save picture'));
    expect(await screen.findByText('Your picture is saved.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent()).toHaveLength(1);
    const { picture } = sent()[0]?.body ?? {};
    expect(atob(String(picture))).toHaveLength(20_000);
    expect(storedUrl()).toMatch(new RegExp(`^/storage/v1/object/public/avatars/${ANA}/`));
    expect(await tab.db.profiles.get(ANA)).toMatchObject({ avatar_url: storedUrl() });
  });

  it('is left as it was by Cancel', async () => {
    await openDialog();
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
  });

  it('is moved and zoomed by sliders that say where they stand', async () => {
    await openDialog();
    expect(slider('Zoom').getAttribute('aria-valuetext')).toBe('Not zoomed');
    expect(slider('Left to right').getAttribute('aria-valuetext')).toBe('In the middle');
    expect(slider('Top to bottom').disabled).toBe(true);
    expect(slider('Top to bottom').getAttribute('aria-valuetext')).toBe('All of it');

    fireEvent.change(slider('Left to right'), { target: { value: '1' } });
    expect(square()).toEqual([400, 0, 600]);
    expect(slider('Left to right').getAttribute('aria-valuetext')).toBe('At the right');
    fireEvent.change(slider('Zoom'), { target: { value: '2' } });
    expect(square()).toEqual([550, 150, 300]);
    expect(slider('Zoom').getAttribute('aria-valuetext')).toBe('2.0 times');
    fireEvent.change(slider('Top to bottom'), { target: { value: '0' } });
    expect(square()).toEqual([550, 0, 300]);
    expect(slider('Top to bottom').getAttribute('aria-valuetext')).toBe('At the top');
  });

  it('is moved by a pointer, and zoomed by two and by the wheel', async () => {
    await openDialog();
    const picture = screen.getByRole('img', { name: 'The part of the picture that is kept' });
    fireEvent.pointerDown(picture, { pointerId: 1, clientX: 50, clientY: 50 });
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 40, clientY: 50 });
    expect(square()).toEqual([260, 0, 600]);
    fireEvent.pointerDown(picture, { pointerId: 2, clientX: 60, clientY: 50 });
    fireEvent.pointerMove(picture, { pointerId: 2, clientX: 80, clientY: 50 });
    expect(square()?.[2]).toBeCloseTo(300);
    fireEvent.pointerUp(picture, { pointerId: 1 });
    fireEvent.pointerCancel(picture, { pointerId: 2 });
    const before = square();
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 0, clientY: 0 });
    expect(square()).toEqual(before);
    // the page does not scroll meanwhile
    expect(fireEvent.wheel(picture, { deltaY: 100_000, clientX: 50, clientY: 50 })).toBe(false);
    expect(square()?.[2]).toBe(600);
  });

  it('is a JPEG where the browser writes no WebP, and of less quality where it is too large', async () => {
    encoded = { 'image/jpeg': 30_000 };
    await openDialog();
    await user.click(button('Save picture'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(atob(String(sent()[0]?.body['picture']))).toHaveLength(30_000);
  });

  it('says so where the browser encodes nothing that is small enough', async () => {
    encoded = { 'image/webp': 300_000, 'image/jpeg': 300_000 };
    await openDialog();
    await user.click(button('Save picture'));
    expect((await screen.findByRole('alert')).textContent).toContain('could not make a picture of it');
    expect(sent()).toEqual([]);
  });

  it('stays in the dialog with the server’s words where it is refused, and can be sent again', async () => {
    await openDialog();
    const body = { error: 'rate_limited', message: 'Too many pictures in a short time.' };
    browser.server.fail({ how: 'answer', status: 429, body });
    await user.click(button('Save picture'));
    expect((await screen.findByRole('alert')).textContent).toBe('Too many pictures in a short time.');
    await user.click(button('Save picture'));
    expect(await screen.findByText('Your picture is saved.')).toBeTruthy();
  });

  it('is removed, and the focus stays', async () => {
    const view = await open({ avatar_url: PATH });
    expect(view.container.querySelector('img')?.getAttribute('src')).toBe(PATH);
    await user.click(button('Remove picture'));
    expect(await screen.findByText('Your picture is removed.')).toBeTruthy();
    expect(sent()[0]?.body).toEqual({ picture: null });
    expect(document.activeElement).toBe(button('Choose another picture'));
    view.rerender(inUiWithData(<AvatarPicture profile={{ ...profile, avatar_url: null }} />));
    expect(view.container.querySelector('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  });

  it('is not changed without a network, which is said', async () => {
    await open({ avatar_url: PATH });
    act(() => tab.connectivity.reportNoNetwork());
    expect(button('Remove picture').getAttribute('aria-disabled')).toBe('true');
    const described = button('Choose another picture').getAttribute('aria-describedby') ?? '';
    expect(document.querySelector(`[id="${described}"]`)?.textContent).toBe(
      'Changing your picture needs a network.',
    );
    await user.click(button('Remove picture'));
    expect(data.profile.changeAvatar).not.toHaveBeenCalled();
  });
});

describe('a file that is none', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    [
      'an SVG with a script',
      fileOf(svg, 'me.svg', 'image/svg+xml'),
      'me.svg is not a picture that can be used here',
    ],
    ['an SVG that calls itself a PNG', fileOf(svg), 'me.png is not a picture that can be used here'],
    ['a bomb', fileOf(pngOf(60_000, 60_000)), 'me.png has 60,000 by 60,000 pixels'],
    ['empty', fileOf(''), 'me.png is empty'],
  ])('is refused before it is decoded: %s', async (_name, file, words) => {
    await open();
    await choose(file);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(decode).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not even read where it has 40 MB', async () => {
    await open();
    const large = fileOf(jpegOf(10, 10));
    Object.defineProperty(large, 'size', { value: 40 * 1024 * 1024 });
    const read = vi.spyOn(large, 'arrayBuffer');
    await choose(large);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'me.png is larger than 25 MB. Choose a smaller picture.',
    );
    expect(read).not.toHaveBeenCalled();
  });

  it('is said to be damaged where it cannot be decoded, and another one can be chosen', async () => {
    await open();
    decode.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
    await choose(fileOf(webpOf(10, 10)));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be read as a picture');
    await choose();
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
