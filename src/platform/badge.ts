/** The number on the app's icon, where the browser has one (Badging API). */

/** Shows a count, nothing for 0. A browser that refuses leaves it as it is. */
export async function showBadge(count: number): Promise<void> {
  const { navigator } = globalThis;
  if (!('setAppBadge' in navigator)) return;
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
}
