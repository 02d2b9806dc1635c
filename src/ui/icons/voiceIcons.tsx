/** Icons of speech. */
import { stroke } from './icons.tsx';

export const MicIcon = /* @__PURE__ */ stroke(
  'M12 15a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v6a3 3 0 0 0 3 3ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6',
);
/** Two who speak in turn. */
export const TalkIcon = /* @__PURE__ */ stroke('M5 9.5v5M9 6.5v11M13 3.5v17M17 7.5v9M21 10.5v3');
