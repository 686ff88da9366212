import type { Problem } from '@riffle/wire';

/** What the screen has to say: a refusal with its rules and what would be allowed, or that something was done. */
export type Notice = { readonly no: number } & (
  | { readonly is: 'refusal'; readonly problem: Problem }
  | {
      readonly is: 'done';
      readonly text: string;
      readonly action?: { readonly label: string; readonly run: () => void };
    }
);
type NewNotice = Notice extends infer N ? (N extends Notice ? Omit<N, 'no'> : never) : never;

let shown = $state.raw<readonly Notice[]>([]);
let last = 0;

export const notices = {
  get shown(): readonly Notice[] {
    return shown;
  },
  /** A refusal stays until it is read; that something was done needs no reading and goes by itself. */
  show(notice: NewNotice): void {
    last += 1;
    const no = last;
    shown = [...shown.filter((other) => other.is !== notice.is), { ...notice, no }];
    if (notice.is === 'done') setTimeout(() => notices.dismiss(no), 8_000);
  },
  dismiss(no: number): void {
    shown = shown.filter((notice) => notice.no !== no);
  },
  clear(): void {
    shown = [];
  },
};

export const showProblem = (problem: Problem): void => notices.show({ is: 'refusal', problem });
export const showDone = (text: string, action?: { readonly label: string; readonly run: () => void }): void =>
  notices.show(action === undefined ? { is: 'done', text } : { is: 'done', text, action });
