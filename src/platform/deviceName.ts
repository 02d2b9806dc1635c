/** What this device calls itself in a trip's history, as its owner would: "iPhone", "Windows". */
const NAMES: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** "A device" where the browser does not say. */
export function deviceName(
  { userAgent }: Pick<Navigator, 'userAgent'> = globalThis.navigator ?? { userAgent: '' },
): string {
  return NAMES.find(([sign]) => sign.test(userAgent))?.[1] ?? 'A device';
}
