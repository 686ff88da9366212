import type { SeenCard } from '../card-code.ts';

const ACTS = [
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'complete',
  'allin',
  'bringin',
  'show',
  'muck',
  'kill',
  'passive',
  'runs',
  'draw',
] as const;

/** One thing that a script lets a seat do; bets and raises are to the amount, not by it. */
export type ScriptedAction = {
  readonly seat: number;
  readonly act: (typeof ACTS)[number];
  readonly amount: number;
  readonly cards: readonly SeenCard[];
};

/** `'4 call, 5 raise 1200, 6-8 fold, 4 show As Kd, runs 2'`: seats, what they do, to how much or with which cards. */
export const parseActions = (script: string): readonly ScriptedAction[] =>
  script
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(parsePart);

function parsePart(part: string): readonly ScriptedAction[] {
  const found = /^(?:(\d+)(?:-(\d+))? )?([a-z]+)(?: (.+))?$/.exec(part);
  const act = ACTS.find((one) => one === found?.[3]);
  if (found === null || act === undefined) throw new SyntaxError(`not an action: ${part}`);
  const from = Number(found[1] ?? 1);
  const to = Number(found[2] ?? from);
  const rest = found[4] ?? '0';
  const [amount, cards] = /^\d+$/.test(rest) ? [Number(rest), []] : [0, rest.split(' ') as readonly SeenCard[]];
  return Array.from({ length: to - from + 1 }, (_, nth) => ({ seat: from + nth, act, amount, cards }));
}
