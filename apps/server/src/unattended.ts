/** Work that nobody waits for: what fails is told on stderr, and must not end the whole server. */
export function unattended(work: Promise<unknown>): void {
  work.catch((error: unknown) => process.emitWarning(error instanceof Error ? error : String(error)));
}
