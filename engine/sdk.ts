/** Names for the AI SDK's model interface, which `ai` exports only as a whole. */
import type { LanguageModel } from 'ai';

export type Model = Extract<Exclude<LanguageModel, string>, { specificationVersion: 'v3' }>;
export type CallOptions = Parameters<Model['doGenerate']>[0];
export type Generated = Awaited<ReturnType<Model['doGenerate']>>;
export type Streamed = Awaited<ReturnType<Model['doStream']>>;
export type StreamPart = Streamed['stream'] extends ReadableStream<infer Part> ? Part : never;
export type Prompt = CallOptions['prompt'];
export type Content = Generated['content'][number];
