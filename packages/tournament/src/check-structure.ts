import { SEAT_NOS } from '@riffle/table';
import { bringsIn } from './level-game.ts';
import type { BreakLevel, PlayLevel, Structure } from './structure.ts';

/** What is wrong with a structure. `stop` forbids it, `warn` only says so. */
export type StructureProblem =
  | { readonly code: 'no-play-level'; readonly weight: 'stop' }
  | {
      readonly code: 'level-invalid';
      readonly weight: 'stop';
      /** Index in the structure. */
      readonly level: number;
      readonly field: 'duration' | 'smallBlind' | 'bigBlind' | 'ante' | 'seats';
    }
  | { readonly code: 'blinds-fall'; readonly weight: 'warn'; readonly level: number }
  | { readonly code: 'game-odd'; readonly weight: 'warn'; readonly level: number; readonly why: GameOddity };

/** What does not go with the game of a level. */
export type GameOddity = 'noBringIn' | 'bringInTooLarge' | 'nobodyBringsIn' | 'noBigBlind' | 'onlyFixedLimit';

const FEWEST_SEATS = 2;
const SHORTEST_LEVEL = 60_000;
const LONGEST_LEVEL = 10 * 3_600_000;

/** The editor shows all of it; a command is refused for the first that stops. */
export function checkStructure(levels: Structure): readonly StructureProblem[] {
  const problems: StructureProblem[] = [];
  let before: PlayLevel | undefined;
  levels.forEach((line, level) => {
    for (const field of wrongFields(line)) problems.push({ code: 'level-invalid', weight: 'stop', level, field });
    if (line.kind === 'break') return;
    for (const why of oddIn(line)) problems.push({ code: 'game-odd', weight: 'warn', level, why });
    if (before !== undefined && line.bigBlind < before.bigBlind) {
      problems.push({ code: 'blinds-fall', weight: 'warn', level });
    }
    before = line;
  });
  return before === undefined ? [{ code: 'no-play-level', weight: 'stop' }, ...problems] : problems;
}

function oddIn({ game, limit, bringIn, bigBlind, anteForm }: PlayLevel): readonly GameOddity[] {
  if (!bringsIn(game)) return bringIn === undefined ? [] : ['nobodyBringsIn'];
  const odd: GameOddity[] = [];
  if (bringIn === undefined || bringIn === 0) odd.push('noBringIn');
  else if (bringIn >= bigBlind) odd.push('bringInTooLarge');
  if (anteForm === 'bigBlind') odd.push('noBigBlind');
  if (limit !== undefined && limit !== 'fixedLimit') odd.push('onlyFixedLimit');
  return odd;
}

type Field = Extract<StructureProblem, { readonly code: 'level-invalid' }>['field'];

function wrongFields(line: PlayLevel | BreakLevel): readonly Field[] {
  const wrong: Field[] = [];
  if (!(line.duration >= SHORTEST_LEVEL && line.duration <= LONGEST_LEVEL)) wrong.push('duration');
  if (line.kind === 'break') return wrong;
  if (!(line.bigBlind >= 1)) wrong.push('bigBlind');
  if (!(line.smallBlind >= 0 && line.smallBlind <= line.bigBlind)) wrong.push('smallBlind');
  if (!(line.ante >= 0) || (line.anteForm === 'none' && line.ante > 0)) wrong.push('ante');
  if (line.seats !== undefined && !(line.seats >= FEWEST_SEATS && line.seats <= SEAT_NOS.length)) wrong.push('seats');
  return wrong;
}
