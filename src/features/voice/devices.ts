/** The page's one ear and one mouth, made when first needed. */
import { createSpeechRecognizer, type SpeechRecognizer } from '@/platform/speech/recognition.ts';
import { createSpeechSynthesizer, type SpeechSynthesizer } from '@/platform/speech/synthesis.ts';

let recognizer: SpeechRecognizer | null = null;
let synthesizer: SpeechSynthesizer | null = null;

export function getRecognizer(): SpeechRecognizer {
  recognizer ??= createSpeechRecognizer();
  return recognizer;
}

export function getSynthesizer(): SpeechSynthesizer {
  synthesizer ??= createSpeechSynthesizer();
  return synthesizer;
}
