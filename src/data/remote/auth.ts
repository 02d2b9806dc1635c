import type { AuthEvent, Session } from '@/domain/session.ts';
import { AppError } from '@/domain/errors.ts';

export function readStoredSession(): Session | null {
  return null;
}

export function subscribeToAuth(onEvent: (event: AuthEvent) => void): () => void {
  onEvent({ type: 'initial_session', session: readStoredSession() });
  return () => {};
}

export interface SignUpInput {
  fullName: string;
  email: string;
  password: string;
}

export async function signUp(_input: SignUpInput): Promise<void> {
  throw new AppError('unknown');
}

export async function signIn(_input: { email: string; password: string }): Promise<Session> {
  throw new AppError('unknown');
}

export async function signOut(): Promise<void> {
  throw new AppError('unknown');
}

export async function requestPasswordReset(_email: string): Promise<void> {
  throw new AppError('unknown');
}

export async function updatePassword(_password: string): Promise<void> {
  throw new AppError('unknown');
}
