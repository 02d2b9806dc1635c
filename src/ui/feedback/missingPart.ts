/** The browsers' words for a script or a sheet that could not be loaded. */
const WORDS =
  /dynamically imported module|Importing a module script failed|error loading dynamically|preload CSS/i;

/** Whether what was thrown says that a part of the app could not be fetched. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message);
}
