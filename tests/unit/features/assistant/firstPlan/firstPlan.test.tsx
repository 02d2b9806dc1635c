/** A visitor's sentence on the home page: planned on the device by the engine itself, and taken along to the sign-up. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { planFirst } from '@/data/repositories/firstPlan.ts';
import { useSentenceStore } from '@/features/assistant/firstPlan/sentenceStore.ts';
import { Hero } from '@/pages/home/Hero.tsx';
import { keepDeviceSettings } from '@/platform/deviceSettings.ts';
import { ensureWorker } from '@/platform/workerBridge.ts';
import { data, door, tab } from '../../../../support/dataWorld.tsx';
import { createPlannerHere } from '../../../../support/plannerHere.ts';
import { renderAt, resetStores, setAuth, signedIn, signedOut } from '../../auth/world.tsx';

const LISBON = 'Four days in Lisbon in May 2027, two of us, from London';

vi.mock('@/platform/workerBridge.ts', { spy: true });

beforeEach(() => {
  resetStores();
  localStorage.clear();
  useSentenceStore.setState({ words: '', written: 0, asked: null });
  const planner = createPlannerHere();
  vi.mocked(data.planner.planFirst).mockImplementation((words) =>
    planFirst({ ...tab.context, planner }, words),
  );
});

const routes = <Route path="/" element={<Hero />} />;

async function ask(words: string, key = '') {
  const view = renderAt({ pathname: '/' }, routes);
  const user = userEvent.setup({ delay: null });
  const field = screen.getByLabelText('Where to, when, who?');
  await user.click(field);
  if (words !== '') await user.paste(words);
  await (key === '' ? user.click(screen.getByRole('button', { name: 'Plan it' })) : user.keyboard(key));
  return { ...view, user };
}

describe('a visitor’s sentence', () => {
  beforeEach(() => setAuth(signedOut));

  it.each(['', '{Enter}'])('becomes the first two days of a plan (by “%s”)', async (key) => {
    await ask(LISBON, key);
    const board = within(screen.getByRole('region', { name: 'Your plan' }));
    const title = await board.findByRole('heading', { level: 2, name: 'Lisbon: 4 days for two' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(board.getByText('Day 1')).toBeTruthy();
    expect(board.getByText('Day 2')).toBeTruthy();
    expect(board.queryByText('Day 3')).toBeNull();
    expect(board.getByText(/^2 more days are planned\..+prices are looked up in your account/)).toBeTruthy();
  });

  it.each([
    ['Keep this plan: sign up', '/register'],
    ['Log in and keep it', '/login'],
    ['Sign Up for a Free AI Trip Plan', '/register'],
  ])('goes along with “%s”', async (name, path) => {
    const { user, where } = await ask(LISBON);
    await user.click(await screen.findByRole('link', { name }));
    expect(where()).toBe(`${path} ${JSON.stringify({ from: '/ai-assistant', initialPrompt: LISBON })}`);
  });

  it('stands there again, with its plan, for who comes back', async () => {
    const { unmount } = await ask(LISBON);
    await screen.findByRole('heading', { name: 'Lisbon: 4 days for two' });
    unmount();
    renderAt({ pathname: '/' }, routes);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Where to, when, who?').value).toBe(LISBON);
    expect(await screen.findByRole('heading', { name: 'Lisbon: 4 days for two' })).toBeTruthy();
  });

  it('that is no plan yet is answered, and can be changed', async () => {
    const { user } = await ask('somewhere nice');
    expect(await screen.findByRole('heading', { name: 'Not a plan yet' })).toBeTruthy();
    const field = screen.getByLabelText('Where to, when, who?');
    await user.clear(field);
    await user.type(field, `${LISBON}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Lisbon: 4 days for two' })).toBeTruthy();
  });

  it.each([
    [
      'Somewhere warm in June, two of us',
      'Cancún',
      /^Somewhere warm in June, two of us\. Cancún/,
      /^Cancún: .* for two$/,
    ],
    // of a choice the one that was pressed
    ['Paris or Rome?', 'Rome', /^Paris or Rome\? Rome/, /^Rome: /],
    // nothing of it was noted
    [
      '4 Tage Paris im April ab Berlin',
      'A long weekend in Lisbon',
      /^A long weekend in Lisbon$/,
      /^Lisbon: /,
    ],
  ])('that is asked back about is answered by a button: %s', async (words, label, field, title) => {
    const { user, where } = await ask(words);
    await user.click(await screen.findByRole('button', { name: label }));
    const board = within(screen.getByRole('region', { name: 'Your plan' }));
    expect(await board.findByRole('heading', { level: 2, name: title })).toBeTruthy();
    const shown = screen.getByLabelText<HTMLTextAreaElement>('Where to, when, who?').value;
    expect(shown).toMatch(field);
    await user.click(screen.getByRole('link', { name: 'Keep this plan: sign up' }));
    expect(where()).toContain(JSON.stringify(shown));
  });

  it('leads from its places to the device’s own maps', async () => {
    await ask(LISBON);
    const [first] = await screen.findAllByRole('link', { name: /^Open in Maps: / });
    expect(first?.getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=38\.\d+%2C-9\.\d+$/,
    );
  });

  it('says what to check', async () => {
    await ask(LISBON);
    expect(await screen.findByText('Why, budget and what to check')).toBeTruthy();
    expect(await screen.findByText('What to check')).toBeTruthy();
  });

  it('in another language is answered in it', async () => {
    await ask('4 Tage Paris im April ab Berlin');
    expect(await screen.findByText(/Ich verstehe bisher nur Englisch/)).toBeTruthy();
  });

  it('says what was not understood before the days', async () => {
    await ask(`${LISBON}, and my zorblax must be glimmered`);
    expect(await screen.findByText(/I did not take into account/)).toBeTruthy();
  });

  it.each([
    ['', /Say where you want to go/],
    ['x'.repeat(4_002), /Shorten it by 2 characters/],
  ])('that cannot be planned is refused at the field (%#)', async (words, refusal) => {
    await ask(words);
    const field = screen.getByLabelText('Where to, when, who?');
    expect(screen.getByRole('alert').textContent).toMatch(refusal);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(data.planner.planFirst).not.toHaveBeenCalled();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])(
    'has the planner start when the field is entered, unless data are saved: %s',
    async (saveData, times) => {
      keepDeviceSettings({ saveData });
      const prepare = vi.mocked(data.planner.prepare);
      renderAt({ pathname: '/' }, routes);
      expect(door.load).not.toHaveBeenCalled();
      await userEvent.click(screen.getByLabelText('Where to, when, who?'));
      expect(door.load).toHaveBeenCalledTimes(times);
      await waitFor(() => expect(prepare).toHaveBeenCalledTimes(times));
    },
  );

  it('without the planner leads to the sign-up with the words', async () => {
    vi.mocked(data.planner.planFirst).mockResolvedValue(null);
    vi.mocked(data.planner.hasPlanner).mockResolvedValue(false);
    const { user, where } = await ask(LISBON);
    expect(await screen.findByRole('heading', { name: 'The planner is not on this device' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Plan again' })).toBeTruthy();
    // nothing was planned that could be kept
    expect(screen.queryByRole('link', { name: 'Keep this plan: sign up' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Sign up and plan it there' }));
    expect(where()).toContain(LISBON);
  });

  it('that needs a guide which is not here says so, and can be planned again', async () => {
    vi.mocked(data.planner.planFirst).mockResolvedValueOnce(null);
    vi.mocked(data.planner.hasPlanner).mockResolvedValue(true);
    const { user } = await ask(LISBON);
    expect(await screen.findByRole('heading', { name: 'This device has no guide for that' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Plan again' }));
    expect(await screen.findByRole('heading', { name: 'Lisbon: 4 days for two' })).toBeTruthy();
  });

  it('is planned only when asked to, where data are spared and the planner is not here', async () => {
    keepDeviceSettings({ saveData: true });
    const { user } = await ask(LISBON);
    expect(await screen.findByRole('heading', { name: 'Plan it on this device?' })).toBeTruthy();
    expect(data.planner.planFirst).not.toHaveBeenCalled();
    const ends: (() => void)[] = [];
    vi.mocked(ensureWorker).mockReturnValueOnce(new Promise((resolve) => ends.push(() => resolve(true))));
    await user.click(screen.getByRole('button', { name: 'Fetch it and plan' }));
    // what is fetched before the worker is here would not be kept by it
    expect(await screen.findByText('Planning on this device...')).toBeTruthy();
    expect(data.planner.planFirst).not.toHaveBeenCalled();
    for (const end of ends) end();
    expect(await screen.findByRole('heading', { name: 'Lisbon: 4 days for two' })).toBeTruthy();
  });

  it.each([
    ['timeout', 'Planning took too long on this device. What you typed goes along when you sign up.'],
    ['unknown', 'Something went wrong on this device. What you typed goes along when you sign up.'],
  ] as const)('that breaks the planner (%s) can be tried again, and is not lost', async (reason, words) => {
    vi.mocked(data.planner.planFirst).mockRejectedValueOnce(new AppError(reason));
    const { user } = await ask(LISBON);
    expect(await screen.findByText('The plan could not be made here')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Lisbon: 4 days for two' })).toBeTruthy();
  });
});

describe('a member’s sentence', () => {
  it('goes to the assistant, which asks it', async () => {
    setAuth(signedIn);
    const { where } = await ask(LISBON);
    expect(where()).toBe(`/ai-assistant ${JSON.stringify({ initialPrompt: LISBON })}`);
    expect(data.planner.planFirst).not.toHaveBeenCalled();
  });
});
