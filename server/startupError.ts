/** A condition that keeps the server from starting and that the person at the terminal can put right. */
export class StartupError extends Error {
  override name = 'StartupError';
}
