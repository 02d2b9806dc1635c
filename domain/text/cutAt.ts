/** The beginning of a text, `most` of its UTF-16 units, or one fewer where an emoji, say, would be cut in two. */
export function cutAt(text: string, most: number): string {
  const cut = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
