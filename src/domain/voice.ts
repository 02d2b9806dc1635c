/** Speaking to the app and being read to (spec sections 4 and 8, Voice). */

/** Reads messages aloud, one at a time. */
export interface ReadAloud {
  /** The message that is being read; null while there is silence. */
  readonly speakingId: string | null;
  /** Reads a message (markdown); what was being read stops. */
  speak(id: string, text: string): void;
  stop(): void;
}
