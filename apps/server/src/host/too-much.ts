import type { Hosted } from './hosted.ts';

/** What visitors may send to one demo, in characters: some hundreds of commands, or one long list. */
const MOST = 400_000;
const LARGEST = 20_000;
/** A small command is work as well. */
const LEAST = 500;
/** Robots alone come nowhere near. */
const MOST_STEPS = 20_000;

const sent = new WeakMap<object, number>();

/** Demos are open to everybody and live in memory: nobody may fill it. */
export function isTooMuchForDemo(hosted: Pick<Hosted, 'version'>, body: object): boolean {
  const { length } = JSON.stringify(body);
  const total = (sent.get(hosted) ?? 0) + Math.max(length, LEAST);
  if (length > LARGEST || total > MOST || hosted.version >= MOST_STEPS) return true;
  sent.set(hosted, total);
  return false;
}
