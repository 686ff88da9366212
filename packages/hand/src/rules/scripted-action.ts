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
  'runs',
  'pat',
] as const;

/** One thing that a script lets a seat do; bets and raises are to the amount, not by it. */
export type ScriptedAction = { readonly seat: number; readonly act: (typeof ACTS)[number]; readonly amount: number };

/** `'4 call, 5 raise 1200, 6-8 fold, runs 2'`: seats, what they do, and to how much. */
export const parseActions = (script: string): readonly ScriptedAction[] =>
  script
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(parsePart);

function parsePart(part: string): readonly ScriptedAction[] {
  const found = /^(?:(\d+)(?:-(\d+))? )?([a-z]+)(?: (\d+))?$/.exec(part);
  const act = ACTS.find((one) => one === found?.[3]);
  if (found === null || act === undefined) throw new SyntaxError(`not an action: ${part}`);
  const from = Number(found[1] ?? 1);
  const to = Number(found[2] ?? from);
  const amount = Number(found[4] ?? 0);
  return Array.from({ length: to - from + 1 }, (_, nth) => ({ seat: from + nth, act, amount }));
}
