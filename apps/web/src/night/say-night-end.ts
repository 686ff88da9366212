import type { Instant } from '@riffle/aggregate';
import type { endInForm, lastHandsRun, NightEnd } from '@riffle/tournament/forecast';
import { t } from '../language/language.svelte.ts';
import { sayTime } from '../language/say-time.ts';

/** Nobody knows it to the minute. */
const FIVE = 300_000;
const aboutFive = (at: number) => sayTime(Math.round(at / FIVE) * FIVE);

export function sayNightEnd({ early, middle, late }: NightEnd): string {
  const [from, to] = [aboutFive(early), aboutFive(late)];
  return from === to ? t.generator.endsAt(aboutFive(middle)) : t.generator.between(aboutFive(middle), from, to);
}

type Simulated = { readonly endInForm: typeof endInForm; readonly lastHandsRun: typeof lastHandsRun };

/**
 * Of a night as it stands; nothing where nobody can say it. While the last hands run no time is told: they take what they
 * take. What simulates it is given: it is a piece of its own, that no page waits for.
 */
export const sayEndBy =
  ({ endInForm, lastHandsRun }: Simulated) =>
  (night: Parameters<typeof endInForm>[0], from: Instant): string | undefined => {
    if (lastHandsRun(night)) return t.generator.lastHandsRun;
    const end = endInForm(night, from);
    return end === undefined ? undefined : sayNightEnd(end);
  };
