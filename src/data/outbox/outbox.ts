export function startOutbox(): () => void {
  return () => {};
}

export async function pendingCount(_userId: string): Promise<number> {
  return 0;
}
