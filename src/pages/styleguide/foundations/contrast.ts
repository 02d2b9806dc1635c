/** Contrast of two colours as WCAG 2.2 defines it. */

/** The ratio of two sRGB colours written `#rrggbb`, 1 to 21. Throws on any other notation. */
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminanceOf(colour: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour.trim());
  if (!match) throw new Error(`Not a colour of the form #rrggbb: ${colour}`);
  const [red = 0, green = 0, blue = 0] = match
    .slice(1)
    .map((part) => linear(Number.parseInt(part, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
