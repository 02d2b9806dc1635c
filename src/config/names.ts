/** Names under which this device stores things. A name that changes strands what was stored under the old one. */
export const SESSION_STORAGE_KEY = 'waymark-auth';
export const DATABASE_NAME = 'waymark';
/** Of the database that a tab has in memory: Dexie keeps what live queries have read by the name. */
export const TAB_DATABASE_NAME = 'waymark-tab';
export const OUTBOX_LOCK = 'waymark-outbox';
/** Background Sync tag and BroadcastChannel name. */
export const OUTBOX_SYNC_TAG = 'waymark-outbox';
export const BROADCAST_CHANNEL = 'waymark';
export const SERVICE_WORKER_URL = '/sw.js';
/** Which versions of the app are taken back; see sw/release.ts. */
export const BANNED_URL = '/banned.json';
/** Where the worker notes which version is active. */
export const RELEASE_CACHE = 'waymark-release';
/** Before each account of which something has still to be removed from this device (localStorage); see src/platform/owed.ts. */
export const OWED_PREFIX = 'waymark-owed:';
/** The shell that answers navigations without a network. */
export const SHELL_URL = '/shell.html';
/** Parts of a shared trip that were scanned (localStorage). */
export const TRIP_PARTS_KEY = 'waymark-trip-parts';
/** Where a new account goes on once its address is confirmed (localStorage); see src/platform/keptRoute.ts. */
export const KEPT_ROUTE_KEY = 'waymark-kept-route';
/** What the first paint says of a member's trip (localStorage); see src/platform/lastTrip.ts. */
export const LAST_TRIP_KEY = 'waymark-last-trip';
/** The browser was asked to keep what is stored (localStorage). */
export const PERSIST_ASKED_KEY = 'waymark-persist-asked';
/** The traveller does not want the app on the home screen (localStorage). */
export const INSTALL_REFUSED_KEY = 'waymark-install-refused';
/** How this device shows times and prices, and whether it spares data (localStorage). */
export const DEVICE_SETTINGS_KEY = 'waymark-device';
export const IMAGE_CACHE = 'waymark-images';
/** The planner's files, of whichever version a tab may run. */
export const PLANNER_CACHE = 'waymark-planner';
/** Whether the traveller wants the planner on this device (localStorage). */
export const PLANNER_WISH_KEY = 'waymark-planner';
const ACCOUNT_CACHE_PREFIX = 'waymark-account-';

/** Cache for what belongs to one account; emptied when it signs out. */
export function accountCache(userId: string): string {
  return `${ACCOUNT_CACHE_PREFIX}${userId}`;
}
