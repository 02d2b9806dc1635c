import { liveQuery, type Observable } from 'dexie';
import type { ChatMessage } from '@/domain/chat.ts';
import { AppError, type AppErrorReason } from '@/domain/errors.ts';

export interface ChatEvent {
  type: 'replied' | 'token_limit' | 'failed';
  userId: string;
  messageId: string;
  reason?: AppErrorReason;
}

export interface SendOptions {
  priority: boolean;
  isFirstResponse: boolean;
}

export function watchMessages(_userId: string): Observable<ChatMessage[]> {
  return liveQuery(() => []);
}

export async function sendMessage(_userId: string, _text: string, _options: SendOptions): Promise<string> {
  throw new AppError('unknown');
}

export async function retryMessage(_userId: string, _messageId: string): Promise<void> {
  throw new AppError('unknown');
}

export async function seedAssistantMessage(_userId: string, _content: string): Promise<void> {
  throw new AppError('unknown');
}

export async function clearChat(_userId: string): Promise<void> {
  throw new AppError('unknown');
}

export async function syncChat(_userId: string): Promise<void> {
  throw new AppError('unknown');
}

export function onChatEvent(_listener: (event: ChatEvent) => void): () => void {
  return () => {};
}
