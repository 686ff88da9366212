import type { Random } from '@riffle/aggregate';
import { findRulebook, policy, type Rulebook } from '@riffle/rulebooks';
import { type FormOfPlay, minutes, playLevelNo, structureFor } from '@riffle/tournament';
import type { NightPlan } from '@riffle/tournament/simulation';

type Chosen = { readonly is: 'heats' | 'rounds' | 'time'; readonly form: FormOfPlay; readonly seatsPerTable?: number };

/** One of the forms of play that the rulebook allows, with the seats that it needs. */
export function randomForm(
  { rulebook: { id, occasion }, seatsPerTable = 9, structure = 'clubNight' }: NightPlan,
  random: Random,
): Chosen | undefined {
  const book = findRulebook(id);
  if (book === undefined) return undefined;
  const allowed = formsAllowed(book, occasion);
  switch (allowed[random(allowed.length)]) {
    case 'heats':
      return { is: 'heats', form: { heats: { through: heatsIn(structure, random) } } };
    case 'rounds':
      return roundsOf(random(3) === 0 ? 2 : seatsPerTable, random);
    case 'time': {
      const { value } = policy(book, 'timing.endOfDay', occasion);
      const lastHands = value.is === 'fixedLastHands' ? value.hands : random(4);
      const each = random(2) === 0 && { eachTable: true as const };
      return { is: 'time', form: { timeLimit: { playTime: minutes(1 + random(15)), lastHands }, ...each } };
    }
    default:
      return undefined;
  }
}

/** A rulebook may want a limit of time in any form, or know none, and let nobody take over a stack. */
function formsAllowed(book: Rulebook, occasion: string | undefined): readonly Chosen['is'][] {
  const limit = policy(book, 'timing.timeLimit', occasion).value;
  if (limit === 'always') return ['time'];
  const handsOn = policy(book, 'seating.substitute', occasion).value !== 'forbidden';
  return ['rounds', ...(handsOn ? (['heats'] as const) : []), ...(limit === 'never' ? [] : (['time'] as const))];
}

function roundsOf(seatsPerTable: number, random: Random): Chosen {
  const advance = 1 + random(Math.max(1, Math.floor((seatsPerTable + 1) / 2) - 1));
  const stacks = random(2) === 0 ? 'fresh' : 'carried';
  const draw = advance === 1 && random(2) === 0 ? 'tree' : 'anew';
  const places = (['shared', 'atTable', 'byTime'] as const)[random(3)] ?? 'shared';
  const third = seatsPerTable === 2 && random(2) === 0 && { thirdPlace: true as const };
  const again = stacks === 'fresh' && random(2) === 0 && { levelsAgain: true as const };
  return { is: 'rounds', form: { rounds: { advance, stacks, draw, places, ...third, ...again } }, seatsPerTable };
}

/** Levels after which the structure has a break: one or more of them. */
function heatsIn(structure: NonNullable<NightPlan['structure']>, random: Random): readonly number[] {
  const levels = structureFor(structure)?.levels ?? [];
  const ends = levels.flatMap((level, index) =>
    level.kind === 'play' && levels[index + 1]?.kind === 'break' ? [playLevelNo(index, levels) ?? 1] : [],
  );
  return ends.slice(0, 1 + random(ends.length));
}
