/** The web app manifest, which the build writes (manifest.webmanifest). */
import { SHARE_FIELDS, SHARED_FILE } from '../../domain/chat/shareFields.ts';
import { paths } from './paths.ts';

const picture = (name: string, form: 'narrow' | 'wide', label: string) => ({
  src: `/screens/${name}.webp`,
  sizes: form === 'wide' ? '1440x900' : '390x844',
  type: 'image/webp',
  form_factor: form,
  label,
});

export const manifest = {
  id: '/',
  name: 'Waymark',
  short_name: 'Waymark',
  description: 'Plan a trip by typing or talking, and keep all of it in the air with no network.',
  lang: 'en',
  dir: 'ltr' as const,
  start_url: paths.home,
  scope: '/',
  display: 'standalone' as const,
  background_color: '#FAF7F0',
  theme_color: '#FAF7F0',
  categories: ['travel'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  // the pictures of docs/screens, at most eight of a form and all of one shape
  screenshots: [
    picture('assistant-phone', 'narrow', 'The assistant’s plan for five days in Kyoto'),
    picture('trip-phone', 'narrow', 'A trip with its map, kept on the device'),
    picture('flights-phone', 'narrow', 'Flights, with what the days around cost'),
    picture('assistant-desktop', 'wide', 'The assistant’s plan for five days in Kyoto'),
    picture('trip-desktop', 'wide', 'A trip with its map, kept on the device'),
  ],
  shortcuts: [
    { name: 'Assistant', description: 'Ask for a trip, or for a change of one', url: paths.assistant },
    { name: 'Search', description: 'Flights and hotels', url: paths.booking },
    { name: 'My Trips', description: 'The trips that you keep', url: paths.myTrips },
    { name: 'Offline', description: 'What opens without a network', url: paths.offline },
  ].map((shortcut) => ({
    ...shortcut,
    icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
  // a file comes by POST alone: the worker answers it (sw/shared.ts); a server that it reaches reads nothing of it
  share_target: {
    action: paths.assistant,
    method: 'POST' as const,
    enctype: 'multipart/form-data' as const,
    params: { ...SHARE_FIELDS, files: [{ name: SHARED_FILE, accept: ['text/calendar', '.ics'] }] },
  },
  // a booking's calendar file is opened as it is shared (src/app/shell/useLaunches.ts)
  file_handlers: [{ action: paths.assistant, accept: { 'text/calendar': ['.ics'] } }],
  // the window that is open goes on, and is led there by the page itself (src/app/shell/useLaunches.ts)
  launch_handler: { client_mode: ['focus-existing' as const, 'auto' as const] },
};
