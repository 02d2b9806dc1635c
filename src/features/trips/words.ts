/** "1 change was not made" */
export function conflictWords(count: number): string {
  return count === 1 ? '1 change was not made' : `${count} changes were not made`;
}

/** "2 changes wait to be sent" */
export function waitingWords(count: number): string {
  return count === 1 ? '1 change waits to be sent' : `${count} changes wait to be sent`;
}
