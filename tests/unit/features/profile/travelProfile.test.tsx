import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { startEditing } from '@domain/profile/editing.ts';
import { storedFieldsOf } from '@domain/profile/form.ts';
import { liveQuery } from '@/data/local/live.ts';
import { TravelProfileForm } from '@/features/profile/components/TravelProfileForm.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { profileWith } from '../auth/world.tsx';
import { data, inUiWithData, keeping, renderWithData, tab } from '../../../support/dataWorld.tsx';

// Live queries ask whether there is a global IndexedDB at all.
Dexie.dependencies.indexedDB ??= new IDBFactory();

/** What waits or was refused, as the outbox tells it. */
function unsent(saves: Awaited<ReturnType<typeof data.profile.readRefusedSaves>>): void {
  vi.mocked(data.profile.watchUnsentSaves).mockReturnValue(liveQuery(async () => saves));
}

const user = userEvent.setup({ delay: null });
const profile = profileWith({ nickname: 'Ana', travel_vibe: '["Chill","Birding"]', interests: ['Food'] });
const stored = storedFieldsOf(profile);

beforeEach(() => {
  clearToasts();
  unsent([]);
  vi.mocked(data.profile.saveProfileChanges).mockResolvedValue('saved');
});

const nickname = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What should we call you?' });
const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));
const sent = () => vi.mocked(data.profile.saveProfileChanges).mock.lastCall?.[1];

async function open() {
  const view = renderWithData(<TravelProfileForm profile={profile} />);
  await screen.findByRole('button', { name: 'Save Changes' });
  return view;
}
const discard = () => user.click(screen.getByRole('button', { name: 'Discard them' }));

/** The device does not answer that a draft is removed until the given function is called. */
function heldRemoval(): () => void {
  let remove: (() => void) | undefined;
  const removed = new Promise<void>((resolve) => {
    remove = resolve;
  });
  vi.mocked(data.profile.keepProfileDraft).mockReturnValueOnce(removed);
  return () => remove?.();
}

/** What was left in the form before. */
function leftBefore(nick: string): void {
  const draft = startEditing(stored);
  const form = { ...draft.form, nickname: nick };
  const left = { ...draft, form, step: 0, updatedAt: Date.now() };
  vi.mocked(data.profile.readProfileDraft).mockResolvedValue(left);
}

async function typeNickname(text: string) {
  await user.clear(nickname());
  await user.type(nickname(), text);
}

describe('the travel profile', () => {
  it('shows what is stored, values outside the options as Other', async () => {
    await open();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('readOnly', true);
    expect(nickname().value).toBe('Ana');
    expect(screen.getByRole('textbox', { name: 'Pick your vibe:: other' })).toHaveProperty(
      'value',
      'Birding',
    );
    expect(screen.getByRole('checkbox', { name: 'Food' })).toHaveProperty('checked', true);
  });

  it('saves the fields that were changed, with what they were', async () => {
    await open();
    await typeNickname('Annie');
    await save();
    await waitFor(() => expect(currentToast()?.title).toBe('Profile Updated!'));
    expect(currentToast()?.description).toBe('Your travel preferences have been saved.');
    expect(sent()).toEqual({
      changes: { nickname: 'Annie' },
      changedFrom: { nickname: 'Ana' },
      draft: 'profile',
    });
  });

  it('keeps a draft with every key, and none once it is as it was', async () => {
    await open();
    await user.type(nickname(), 'x');
    await waitFor(() =>
      expect(vi.mocked(data.profile.keepProfileDraft).mock.lastCall?.[2]).toMatchObject({
        form: { nickname: 'Anax' },
      }),
    );
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(vi.mocked(data.profile.keepProfileDraft).mock.lastCall?.[2]).toBeNull());
  });

  it.each([false, true])(
    'finds a draft where the storage of the device opens late, unless something was typed (%s)',
    async (isTyped) => {
      keeping.set('tab');
      await open();
      if (isTyped) await user.type(nickname(), 'x');
      const draft = startEditing(stored);
      vi.mocked(data.profile.readProfileDraft).mockResolvedValue({
        ...draft,
        form: { ...draft.form, nickname: 'Annie' },
        step: 0,
        updatedAt: Date.now(),
      });
      vi.mocked(data.profile.readProfileDraft).mockClear();
      await act(async () => keeping.set('device'));
      await waitFor(() => expect(nickname().value).toBe(isTyped ? 'Anax' : 'Annie'));
      expect(data.profile.readProfileDraft).toHaveBeenCalledOnce();
      expect(screen.queryByText('Your unsaved changes are back') === null).toBe(isTyped);
    },
  );

  it('brings a draft back, and gives it up when asked to', async () => {
    leftBefore('Annie');
    await open();
    expect(screen.getByText('Your unsaved changes are back')).toBeTruthy();
    expect(nickname().value).toBe('Annie');
    const remove = heldRemoval();
    await discard();
    await waitFor(() => expect(vi.mocked(data.profile.keepProfileDraft).mock.lastCall?.[2]).toBeNull());
    // a page that is left now would bring it back, so it stands there still
    expect(nickname().value).toBe('Annie');
    await act(async () => remove());
    await waitFor(() => expect(nickname().value).toBe('Ana'));
    expect(screen.queryByText('Your unsaved changes are back')).toBeNull();
    expect(data.profile.discardRefusedSaves).toHaveBeenCalledOnce();
  });

  it('gives up a draft all the same where the device cannot remove it', async () => {
    leftBefore('Annie');
    await open();
    vi.mocked(data.profile.keepProfileDraft).mockRejectedValue(new AppError('storage'));
    await discard();
    await waitFor(() => expect(nickname().value).toBe('Ana'));
  });

  it('keeps what is typed while a draft is given up', async () => {
    leftBefore('Annie');
    await open();
    const remove = heldRemoval();
    await discard();
    await typeNickname('Anax');
    await act(async () => remove());
    expect(nickname().value).toBe('Anax');
  });

  it('keeps what was typed when the server refuses it, and says why at the field', async () => {
    const serverMessage = 'nickname: must be one line of plain text';
    const refused = new AppError('invalid', { serverMessage, field: 'nickname' });
    vi.mocked(data.profile.saveProfileChanges).mockRejectedValue(refused);
    await open();
    await typeNickname('Annie');
    await save();
    await waitFor(() => expect(nickname().getAttribute('aria-invalid')).toBe('true'));
    expect(nickname().value).toBe('Annie');
    expect(document.activeElement).toBe(nickname());
    expect(currentToast()).toMatchObject({ title: 'Error updating profile', description: serverMessage });
  });

  it('shows both values of a field that changed elsewhere meanwhile, and sends none before the choice', async () => {
    const { rerender } = await open();
    await typeNickname('Annie');
    rerender(
      inUiWithData(<TravelProfileForm profile={{ ...profile, nickname: 'Anita', home_location: 'Porto' }} />),
    );
    const choice = await screen.findByRole('region', { name: /changed in two places/ });
    expect(choice.textContent).toContain('Annie');
    expect(choice.textContent).toContain('Anita');
    expect(screen.getByRole('combobox', { name: 'Home location' })).toHaveProperty('value', 'Porto');
    await save();
    expect(data.profile.saveProfileChanges).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await save();
    await waitFor(() => expect(data.profile.saveProfileChanges).toHaveBeenCalledOnce());
    expect(sent()).toMatchObject({ changes: { nickname: 'Annie' }, changedFrom: { nickname: 'Anita' } });
  });

  it('takes the other value, and has nothing left to save or to be told', async () => {
    const { rerender } = await open();
    await typeNickname('Annie');
    rerender(inUiWithData(<TravelProfileForm profile={{ ...profile, nickname: 'Anita' }} />));
    await user.click(await screen.findByRole('button', { name: 'Take the other' }));
    expect(nickname().value).toBe('Anita');
    await waitFor(() => expect(data.profile.discardRefusedSaves).toHaveBeenCalledOnce());
  });

  it('says that changes wait on this device', async () => {
    unsent([{ id: 'a', changes: { nickname: 'Annie' }, changedAt: 1, parked: null }]);
    vi.mocked(data.profile.saveProfileChanges).mockResolvedValue('waiting');
    tab.connectivity.set('offline');
    await open();
    expect(
      await screen.findByText(/saved on this device, and will be sent when you are online/),
    ).toBeTruthy();
    await typeNickname('Al');
    await save();
    await waitFor(() => expect(currentToast()?.title).toBe('Saved on this device'));
  });

  it.each([
    ['failing', 'The server had a problem. Your changes are kept here and sent again by themselves.'],
    ['busy', 'The server is busy just now. Your changes are kept here and sent again by themselves.'],
  ] as const)('does not blame the network where it is there: %s', async (outcome, description) => {
    unsent([{ id: 'a', changes: { nickname: 'Annie' }, changedAt: 1, parked: null }]);
    vi.mocked(data.profile.saveProfileChanges).mockResolvedValue(outcome);
    await open();
    expect(await screen.findByText(/the server has not taken them yet/)).toBeTruthy();
    await typeNickname('Al');
    await save();
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Saved on this device', description }));
    expect(screen.queryByText(/when you are online/)).toBeNull();
  });

  it('brings back what was refused while nobody looked, and says why', async () => {
    const parked = { reason: 'invalid', message: 'nickname: no.', at: 1 } as const;
    const save1 = { id: 'a', changes: { nickname: 'Annie' }, changedFrom: { nickname: 'Ana' }, changedAt: 1 };
    unsent([{ ...save1, parked }]);
    vi.mocked(data.profile.readRefusedSaves).mockResolvedValue([{ ...save1, parked }]);
    await open();
    expect(await screen.findByText('Your last changes could not be saved')).toBeTruthy();
    expect(nickname().value).toBe('Annie');
  });
});
