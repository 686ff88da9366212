export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];
const PAUSE: { readonly [S in Speed]: number } = { slow: 2500, normal: 1300, fast: 500 };

/** Where one is in a hand, and whether it goes on by itself. */
export class Playing {
  step = $state(0);
  speed = $state<Speed>('normal');
  playing = $state(false);
  readonly #last: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(last: () => number) {
    this.#last = last;
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.#last()));
    if (this.playing) this.#wait();
  }

  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.step >= this.#last()) this.step = 0;
    this.playing = true;
    this.#wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.step >= this.#last()) this.stop();
      else this.go(this.step + 1);
    }, PAUSE[this.speed]);
  }
}

/** What a key does, where nobody types or chooses. */
export function stepOfKey(key: string, step: number, last: number): number | 'play' | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return step + 1;
    case 'ArrowLeft':
    case 'ArrowUp':
      return step - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case ' ':
      return 'play';
    default:
      return undefined;
  }
}
