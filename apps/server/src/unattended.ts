/** What failed where nobody waits is told on stderr, and must not end the whole server. */
export const complain = (error: unknown): void => process.emitWarning(error instanceof Error ? error : String(error));

/** Work that nobody waits for. */
export function unattended(work: Promise<unknown>): void {
  work.catch(complain);
}
