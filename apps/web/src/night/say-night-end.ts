import type { NightEnd } from '@riffle/tournament/forecast';
import { t } from '../language/language.svelte.ts';
import { aboutFive } from './about-five.ts';

export function sayNightEnd({ early, middle, late }: NightEnd): string {
  const [from, to] = [aboutFive(early), aboutFive(late)];
  return from === to ? t.generator.endsAt(aboutFive(middle)) : t.generator.between(aboutFive(middle), from, to);
}
