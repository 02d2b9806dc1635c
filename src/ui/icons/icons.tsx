/** The stroke icons: 24 px grid, 1.75 px line, round ends. All are decoration; the words beside them speak. */
export interface IconProps {
  readonly size?: number;
}

/** An icon from the path of its strokes. */
export function stroke(d: string) {
  return function Icon({ size = 22 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        style={{ flex: 'none' }}
      >
        <path d={d} />
      </svg>
    );
  };
}

export const MenuIcon = /* @__PURE__ */ stroke('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = /* @__PURE__ */ stroke('m6 6 12 12M18 6 6 18');
export const BackIcon = /* @__PURE__ */ stroke('M19 12H5M11 6l-6 6 6 6');
export const CheckIcon = /* @__PURE__ */ stroke('m5 12.5 4.5 4.5L19 7.5');
export const AlertIcon = /* @__PURE__ */ stroke('M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1');
export const HomeIcon = /* @__PURE__ */ stroke('M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5');
export const PlaneIcon = /* @__PURE__ */ stroke(
  'M10.5 13.5 4 12l-1-1.5 1-.5 6.5.6L15 5.4c1-1 2.6-1.6 3.3-.8.8.7.2 2.3-.8 3.3L12.4 12.5l.6 6.5-.5 1L11 19zM7 17l-2.5.500M7 17l-.5 2.5',
);
export const BedIcon = /* @__PURE__ */ stroke(
  'M3 19V6M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-7v6M3 11h0M7 12.5h0',
);
export const CompassIcon = /* @__PURE__ */ stroke(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM15.5 8.5l-2 5-5 2 2-5z',
);
export const ChatIcon = /* @__PURE__ */ stroke('M4 5h16v11H10l-4.5 3.5V16H4zM8 9h8M8 12h5');
export const TripsIcon = /* @__PURE__ */ stroke(
  'M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20',
);
export const GlobeIcon = /* @__PURE__ */ stroke(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 9h17M3.5 15h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
);
export const BoltIcon = /* @__PURE__ */ stroke('M13 3 5 13.5h6L10 21l8-10.5h-6z');
export const LockIcon = /* @__PURE__ */ stroke('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2');
export const SupportIcon = /* @__PURE__ */ stroke(
  'M4.5 13v-1a7.5 7.5 0 0 1 15 0v1M4.5 13H7v5H4.5zM17 13h2.5v5H17zM19.5 18c0 1.5-1.5 2.5-4 2.5h-2',
);
export const TagIcon = /* @__PURE__ */ stroke('M4 4h8l8 8-8 8-8-8zM8.5 8.5h0');
export const MailIcon = /* @__PURE__ */ stroke('M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7');
export const SavedIcon = /* @__PURE__ */ stroke('M7 4h10v16l-5-4-5 4z');
export const OfflineIcon = /* @__PURE__ */ stroke(
  'M3 4l18 17M8.5 13.5a5 5 0 0 1 4-1.4M5 10.5a10 10 0 0 1 3-2M12 6.5c2.7 0 5.2 1.1 7 3M16 13.2l.5.4M12 18h0',
);
export const UserIcon = /* @__PURE__ */ stroke(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
);
export const RefreshIcon = /* @__PURE__ */ stroke('M19.5 9A8 8 0 1 0 20 13M20 4v5h-5');
export const CopyIcon = /* @__PURE__ */ stroke('M8 8h11v12H8zM5 16V4h11');
export const UsersIcon = /* @__PURE__ */ stroke(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.9c2 .8 3.2 2.4 3.5 4.6',
);
export const ChartIcon = /* @__PURE__ */ stroke('M4 20h16M6.5 16v-4M11 16V8M15.5 16v-6M20 16V5');
export const SearchIcon = /* @__PURE__ */ stroke('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5 16 16');
export const ShareIcon = /* @__PURE__ */ stroke('M12 15V4M8 7.5 12 3.5l4 4M6 11.5H5V20h14v-8.5h-1');
