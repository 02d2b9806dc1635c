/** The planner's page over answers that the tests give; a test file mocks the repositories it stands on. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { readDraft, saveDraft } from '@/data/repositories/drafts.ts';
import { askForPlan, mailTips } from '@/data/repositories/planner.ts';
import { AppError, type AppErrorReason } from '@domain/errors/appError.ts';
import type { PlannerReply } from '@domain/chat/plannerApi.ts';
import type { ReadAloud } from '@domain/voice/voice.ts';
import { PlannerScreen } from '@/features/assistant/planner/PlannerScreen.tsx';
import { clearToasts } from '../../../support/toasts.ts';
import { renderUi } from '../renderUi.tsx';

/** Another one in each test: what the device refused of one is remembered. */
export let account = { userId: '', email: '' };
export const bookingDetails = { url: 'https://deals.example/rome', destination: 'Rome', sample: true };
export const onReplied = vi.fn<() => void>();
export const onStartOver = vi.fn<() => void>();
export const user = userEvent.setup({ delay: null });
/** The message itself: the live region says the same words. */
export const paragraph = { selector: 'p' };

beforeEach(() => {
  account = { userId: crypto.randomUUID(), email: 'ada@example.test' };
  clearToasts();
  onReplied.mockReset();
  onStartOver.mockReset();
  vi.mocked(readDraft).mockReset().mockResolvedValue(undefined);
  vi.mocked(saveDraft).mockReset().mockResolvedValue();
  vi.mocked(askForPlan)
    .mockReset()
    .mockResolvedValue({ response: { content: 'Which dates?' } });
  vi.mocked(mailTips).mockReset().mockResolvedValue();
  vi.stubGlobal('scrollBy', () => {});
});

interface Opened {
  readAloud?: ReadAloud;
  destination?: string;
  offline?: boolean;
}
type Asked = Parameters<typeof askForPlan>;
/** Holds the next answer; answers what the test does with it. */
export function holdAnswer() {
  let reader: Asked[3] | undefined;
  let resolve!: (reply: PlannerReply) => void;
  let reject!: (thrown: Error) => void;
  const answer = new Promise<PlannerReply>((...ends) => ([resolve, reject] = ends));
  vi.mocked(askForPlan).mockImplementationOnce((_userId, _id, _messages, given) => {
    reader = given;
    given.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    return answer;
  });
  return {
    write: (delta: string) => act(async () => reader?.accept({ event: 'text', data: { delta } })),
    finish: (content: string) => act(async () => resolve({ response: { content } })),
    fail: (reason: AppErrorReason) => act(async () => reject(new AppError(reason))),
    isAborted: () => reader?.signal.aborted,
  };
}

export const planner = (props: Opened) => (
  <PlannerScreen
    account={account}
    destination={props.destination ?? null}
    offline={props.offline ?? false}
    mic={({ onText }) => (
      <button type="button" onClick={() => onText('in May')}>
        Speak
      </button>
    )}
    readAloud={props.readAloud}
    onReplied={onReplied}
    onStartOver={onStartOver}
  />
);
export const show = (props: Opened = {}) => renderUi(planner(props));
export const input = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Describe your perfect trip...');
export const send = async (text: string) => {
  await user.type(await input(), text);
  await user.click(screen.getByRole('button', { name: 'Send' }));
};
