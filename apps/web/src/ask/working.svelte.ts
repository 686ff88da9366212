/** Whether something that was asked for is still under way, so that its button says so at once and is not pressed twice. */
export class Working {
  #now = $state(false);

  get now(): boolean {
    return this.#now;
  }

  run = async (work: () => Promise<void>): Promise<void> => {
    if (this.#now) return;
    this.#now = true;
    try {
      await work();
    } finally {
      this.#now = false;
    }
  };
}
