/** Answers what puts back all that these hold now. */
export function backupOf(...maps: readonly Map<string, unknown>[]): () => void {
  const kept = structuredClone(maps);
  return () => {
    for (const [index, map] of maps.entries()) {
      map.clear();
      for (const [key, value] of structuredClone(kept[index] ?? [])) map.set(key, value);
    }
  };
}
