import { minutes } from '../structure.ts';
import type { FormOfPlay } from './form-of-play.ts';

/** Forms that clubs and leagues know by a name. */
export const READY_FORMS = {
  sitAndGo: { eachTable: true, timeLimit: { playTime: minutes(60), lastHands: 3 } },
  shootOut: { rounds: { advance: 1, stacks: 'carried', draw: 'anew', places: 'atTable' } },
  heats: { heats: { through: [4, 8] } },
  headsUp: { rounds: { advance: 1, stacks: 'fresh', draw: 'tree', places: 'shared', levelsAgain: true } },
} as const satisfies { readonly [name: string]: FormOfPlay };
