/** Leaves the app for another address, as a link would. */
export function leaveTo(address: string): void {
  window.location.assign(address);
}
