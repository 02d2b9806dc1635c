/** The icons that only tables, plans and forms need; kept apart from those that the first page loads. */
import { stroke } from './icons.tsx';

export const MoreIcon = /* @__PURE__ */ stroke(
  'M12 6a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM12 12.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM12 19a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Z',
);
export const GripIcon = /* @__PURE__ */ stroke('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01');
export const SortIcon = /* @__PURE__ */ stroke('m8 9.5 4-4 4 4M8 14.5l4 4 4-4');
export const SortUpIcon = /* @__PURE__ */ stroke('M12 19V6M7.5 10.5 12 6l4.5 4.5');
export const SortDownIcon = /* @__PURE__ */ stroke('M12 5v13M7.5 13.5 12 18l4.5-4.5');
export const PreviousIcon = /* @__PURE__ */ stroke('m14.5 6-6 6 6 6');
export const NextIcon = /* @__PURE__ */ stroke('m9.5 6 6 6-6 6');
export const TicketIcon = /* @__PURE__ */ stroke(
  'M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3zM14 7.5v2M14 11v2M14 14.5v2',
);
export const SpeakIcon = /* @__PURE__ */ stroke(
  'M4 9.5v5h3.5l5 4v-13l-5 4zM16 9.5a3.5 3.5 0 0 1 0 5M18.5 7a7 7 0 0 1 0 10',
);
export const StopIcon = /* @__PURE__ */ stroke('M7.5 7.5h9v9h-9z');
export const TransferIcon = /* @__PURE__ */ stroke(
  'M7 4h10v12H7zM7 11h10M9.5 13.5h0M14.5 13.5h0M9 16l-2 4M15 16l2 4',
);
export const FreeIcon = /* @__PURE__ */ stroke(
  'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
);
export const MealIcon = /* @__PURE__ */ stroke(
  'M7 4v16M4.5 4v4.5a2.5 2.5 0 0 0 5 0V4M17 20V4c-2.5 1.5-3.5 4.5-3.5 9H17',
);
export const WalkIcon = /* @__PURE__ */ stroke(
  'M12.5 6a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3ZM9 21l2.5-6-2-3 1-4 2.5-.500 2 3 2.5 1M11.5 15l3 2 1 4M10.5 8 7.5 9.5 7 12.5',
);
