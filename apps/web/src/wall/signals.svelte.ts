const place = 'riffle.wall.signals';

type Wanted = { readonly sound: boolean; readonly flash: boolean };
const usual: Wanted = { sound: true, flash: true };

function remembered(): Wanted {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Wanted>) };
  } catch {
    return usual;
  }
}

/** Sound and light of one wall: whether they are wanted, and whether the browser lets it sound yet. What is said, `said/` knows. */
export class Signals {
  wanted = $state.raw(remembered());
  #allowed = $state(false);
  #flashing = $state(false);
  context: AudioContext | undefined;

  /** Wanted, and allowed by a click or a key: before one, no browser makes a sound. */
  get sounding(): boolean {
    return this.wanted.sound && this.#allowed;
  }
  get flashing(): boolean {
    return this.#flashing;
  }

  choose(changes: Partial<Wanted>): void {
    this.wanted = { ...this.wanted, ...changes };
    localStorage.setItem(place, JSON.stringify(this.wanted));
  }

  /** To be called from a click or a key. */
  async allow(): Promise<void> {
    this.context ??= new AudioContext();
    await this.context.resume();
    this.#allowed = this.context.state === 'running';
  }

  /** The switch that the key S and the button turn; `true` once it sounds. */
  async turn(): Promise<boolean> {
    const wasSounding = this.sounding;
    await this.allow();
    this.choose({ sound: !wasSounding });
    return this.sounding;
  }

  flash(): void {
    if (!this.wanted.flash) return;
    this.#flashing = true;
    setTimeout(() => {
      this.#flashing = false;
    }, 1200);
  }

  close(): void {
    void this.context?.close();
  }
}
