import type { Problem } from '@riffle/wire';

/** What a tap on it does. */
export type Step = { readonly label: string; readonly run: () => void };

export type Done = {
  readonly no: number;
  readonly text: string;
  /** What answers it, such as taking back what was just done. */
  readonly steps: readonly Step[];
};

const STAYS = 8_000;
/** Where somebody is asked whether he wants more than that. */
const STAYS_ASKING = 20_000;
let refusal = $state.raw<Problem>();
let done = $state.raw<Done>();
let home = $state.raw<HTMLElement>();
let last = 0;

export const notices = {
  /** What was refused last, with its rules and what would be allowed: stays until it is read, or something else succeeds. */
  get refusal(): Problem | undefined {
    return refusal;
  },
  /** That something was done needs no reading: it goes by itself. */
  get done(): Done | undefined {
    return done;
  },
  /** What has room for them, wherever on the page it is. */
  get home(): HTMLElement | undefined {
    return home;
  },
  /** Whoever begins with the next has seen it; what was refused stays. */
  goOn(): void {
    done = undefined;
  },
  dismiss(): void {
    refusal = undefined;
    done = undefined;
  },
};

/** Notices stand in this one for as long as it is in sight; what comes back ends it. */
export function standIn(here: HTMLElement): () => void {
  const leave = () => {
    if (home === here) home = undefined;
  };
  const seen = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === true) home = here;
    else leave();
  });
  seen.observe(here);
  return () => {
    seen.disconnect();
    leave();
  };
}

export function showProblem(problem: Problem): void {
  refusal = problem;
  done = undefined;
}

/** `more`: what may follow at once, such as a rebuy of who has just gone out. */
export function showDone(text: string, answer?: Step, more: readonly Step[] = []): void {
  last += 1;
  const no = last;
  refusal = undefined;
  done = { no, text, steps: [...more, ...(answer === undefined ? [] : [answer])] };
  setTimeout(
    () => {
      if (done?.no === no) done = undefined;
    },
    more.length === 0 ? STAYS : STAYS_ASKING,
  );
}
