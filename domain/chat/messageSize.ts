/** Longest message a traveller can send, in characters. By itself: a visitor's first page knows it, and reads no schema. */
export const MAX_MESSAGE_CHARS = 4_000;
