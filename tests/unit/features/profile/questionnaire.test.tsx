import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@domain/errors/appError.ts';
import { formOf, storedFieldsOf } from '@domain/profile/form.ts';
import { ONBOARDING_OPTIONS } from '@domain/profile/questionnaire.ts';
import { Questionnaire } from '@/features/profile/components/questionnaire/Questionnaire.tsx';
import { clearToasts, currentToast } from '../../../support/toasts.ts';
import { profileWith, session } from '../auth/world.tsx';
import { data, keeping, renderWithData } from '../../../support/dataWorld.tsx';

const user = userEvent.setup({ delay: null });
const complete = profileWith({
  nickname: 'Ana',
  home_location: 'Lisbon',
  travel_style: 'slow',
  budget_per_night: 120,
  travel_vibe: '["Chill"]',
});
const onComplete = vi.fn<() => void>();
const onSkip = vi.fn<() => void>();

beforeEach(() => {
  clearToasts();
  onComplete.mockReset();
  onSkip.mockReset();
  vi.mocked(data.searches.searchPlaces).mockResolvedValue([]);
  vi.mocked(data.profile.saveProfileChanges).mockResolvedValue('saved');
});

const button = (name: string) => screen.getByRole('button', { name });
const next = () => user.click(button('Next'));

async function open(profile = profileWith()) {
  renderWithData(
    <Questionnaire userId={session.userId} profile={profile} onComplete={onComplete} onSkip={onSkip} />,
  );
  await screen.findByText('Step 1 of 8');
}

async function toTheLast() {
  await open(complete);
  for (let step = 1; step < 8; step += 1) await next();
  await screen.findByText('Step 8 of 8');
}

describe('the questionnaire', () => {
  it('starts at its first step, with the focus on what it is about', async () => {
    await open();
    const heading = screen.getByRole('heading', { name: 'Your name' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(button('Previous')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: 'Finish & Start Planning' })).toBeNull();
  });

  it('passes an empty step, and saves what was answered', async () => {
    await open();
    await next();
    await screen.findByText('Step 2 of 8');
    await next();
    await user.type(screen.getByRole('textbox', { name: 'Travel style' }), 'slow');
    for (let step = 3; step < 8; step += 1) await next();
    await user.click(button('Finish & Start Planning'));
    await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
    expect(vi.mocked(data.profile.saveProfileChanges).mock.lastCall?.[1]).toMatchObject({
      changes: { travel_style: 'slow' },
    });
    expect(currentToast()?.title).toBe('Profile Complete!');
  });

  it('says at the field what cannot be saved, and moves the focus there', async () => {
    await open();
    for (let step = 1; step < 4; step += 1) await next();
    const budget = screen.getByRole('textbox', { name: 'Budget per night' });
    await user.type(budget, '1e3{Enter}');
    expect(screen.getByText('Enter whole dollars, such as 120.')).toBeTruthy();
    expect(document.activeElement).toBe(budget);
    await user.clear(budget);
    await user.type(budget, '120{Enter}');
    expect(await screen.findByText('Step 5 of 8')).toBeTruthy();
  });

  it('moves the focus to a step as it comes, and keeps what the one before holds', async () => {
    await open();
    await user.type(screen.getByRole('textbox', { name: 'What should we call you?' }), 'Ana{Enter}');
    expect(await screen.findByText('Step 2 of 8')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where you start from' })),
    );
    await user.click(button('Previous'));
    expect(screen.getByRole('textbox', { name: 'What should we call you?' })).toHaveProperty('value', 'Ana');
  });

  it('keeps every key on the device, and the step', async () => {
    await open();
    await user.type(screen.getByRole('textbox', { name: 'What should we call you?' }), 'Al');
    await next();
    await waitFor(() =>
      expect(vi.mocked(data.profile.keepProfileDraft).mock.lastCall).toMatchObject([
        session.userId,
        'questionnaire',
        { form: { nickname: 'Al' }, step: 1 },
      ]),
    );
  });

  it('goes on where it was left', async () => {
    const base = storedFieldsOf(complete);
    const form = { ...formOf(base, ONBOARDING_OPTIONS), additional_notes: 'No nuts.' };
    vi.mocked(data.profile.readProfileDraft).mockResolvedValue({ base, form, step: 7, updatedAt: 1 });
    renderWithData(
      <Questionnaire userId={session.userId} profile={null} onComplete={onComplete} onSkip={onSkip} />,
    );
    expect(await screen.findByText('Step 8 of 8')).toBeTruthy();
    expect(screen.getByText('No nuts.')).toBeTruthy();
  });

  it('goes on where it was left once the storage of the device has opened, unless something was typed', async () => {
    const base = storedFieldsOf(complete);
    keeping.set('tab');
    await open();
    vi.mocked(data.profile.readProfileDraft).mockResolvedValue({
      base,
      form: formOf(base, ONBOARDING_OPTIONS),
      step: 1,
      updatedAt: 1,
    });
    await act(async () => keeping.set('device'));
    expect(await screen.findByText('Step 2 of 8')).toBeTruthy();
    await next();
    expect(await screen.findByText('Step 3 of 8')).toBeTruthy();
    await act(async () => keeping.set('tab'));
    expect(screen.getByText('Step 3 of 8')).toBeTruthy();
  });

  it('saves what was answered, once, and says so', async () => {
    let finish!: (outcome: 'saved') => void;
    vi.mocked(data.profile.saveProfileChanges).mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    await toTheLast();
    await user.click(screen.getByRole('checkbox', { name: 'Other' }));
    await user.keyboard('Camel');
    await user.dblClick(button('Finish & Start Planning'));
    await waitFor(() => expect(data.profile.saveProfileChanges).toHaveBeenCalledOnce());
    expect(vi.mocked(data.profile.saveProfileChanges).mock.lastCall?.[1]).toEqual({
      changes: {
        nickname: 'Ana',
        home_location: 'Lisbon',
        travel_style: 'slow',
        budget_per_night: 120,
        travel_vibe: '["Chill"]',
        transport_preference: '["Camel"]',
      },
      changedFrom: null,
      draft: 'questionnaire',
    });
    expect(onComplete).not.toHaveBeenCalled();
    finish('saved');
    await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
    expect(currentToast()).toMatchObject({
      title: 'Profile Complete!',
      description: "Awesome! Now let's plan your first trip.",
    });
  });

  it('takes no answer that the save under way would lose', async () => {
    let refuse!: (error: AppError) => void;
    vi.mocked(data.profile.saveProfileChanges).mockReturnValue(
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
    );
    await toTheLast();
    await user.click(button('Finish & Start Planning'));
    await waitFor(() => expect(data.profile.saveProfileChanges).toHaveBeenCalledOnce());
    const notes = screen.getByRole('textbox', { name: 'Anything else we should know?' });
    await user.type(notes, 'No nuts.');
    expect(notes).toHaveProperty('value', '');
    refuse(new AppError('server'));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error' }));
    await waitFor(() => expect(notes.closest('fieldset')).toHaveProperty('disabled', false));
    await user.type(notes, 'No nuts.');
    expect(notes).toHaveProperty('value', 'No nuts.');
  });

  it('says that it waits where there is no network, and goes on', async () => {
    vi.mocked(data.profile.saveProfileChanges).mockResolvedValue('waiting');
    await toTheLast();
    await user.click(button('Finish & Start Planning'));
    await waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
    expect(currentToast()?.title).toBe('Saved on this device');
  });

  it('leads to the field that the server refused, and keeps the answers', async () => {
    const serverMessage = 'nickname: must be one line of plain text';
    vi.mocked(data.profile.saveProfileChanges).mockRejectedValue(
      new AppError('invalid', { serverMessage, field: 'nickname' }),
    );
    await toTheLast();
    await user.click(button('Finish & Start Planning'));
    expect(await screen.findByText('Step 1 of 8')).toBeTruthy();
    expect(screen.getByText(serverMessage)).toBeTruthy();
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: serverMessage,
      variant: 'destructive',
    });
    expect(screen.getByRole('textbox', { name: 'What should we call you?' })).toHaveProperty('value', 'Ana');
    expect(data.profile.keepProfileDraft).toHaveBeenCalled();
    expect(data.profile.discardRefusedSaves).toHaveBeenCalledOnce();
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('can be skipped at any step', async () => {
    await open();
    await user.click(button('Skip for now'));
    expect(onSkip).toHaveBeenCalledOnce();
    expect(data.profile.saveProfileChanges).not.toHaveBeenCalled();
  });
});
