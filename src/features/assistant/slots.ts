/** What the chat leaves to others: pages and the widget fill these in with pieces of other features. */
import type { ReactNode } from 'react';
import type { TalkPartner } from '@domain/voice/voice.ts';

/** The questionnaire; the chat goes on when it is complete or skipped. */
export type OnboardingSlot = (props: { onComplete: () => void; onSkip: () => void }) => ReactNode;

/** Hands-free talk with the chat, beside the microphone. */
export type TalkSlot = (props: { chat: TalkPartner }) => ReactNode;
