/** Where a stay lies, to stand inside a sentence: "in Prati", "in the old town", "near the station". */
export function inDistrict(district: string): string {
  const small = district.charAt(0).toLowerCase() + district.slice(1);
  if (/^(?:near|by|at|off|close to|in)\b/i.test(district)) return small;
  const isPlain = /^(?:city centre|old town|town centre|quiet quarter|centre|downtown)\b/i.test(district);
  return isPlain ? `in the ${small}` : `in ${district}`;
}
