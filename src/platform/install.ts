/** Whether the app is on the home screen, and how it gets there. */

/** Whether the app runs from the home screen. */
export function isInstalled(): boolean {
  const { navigator } = globalThis;
  // iOS says it in its own way
  const onHomeScreen: unknown = Reflect.get(navigator, 'standalone');
  return onHomeScreen === true || matchMedia('(display-mode: standalone)').matches;
}

/** Whether an app is put on this device's home screen by hand, from Safari's Share menu. iPads call themselves Macs. */
export function isInstalledByHand({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
