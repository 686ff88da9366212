import type { Finding } from '../../incident-kind.ts';
import type { Inquiry } from '../../inquiry.ts';
import { countsAsStaying } from '../counts-as.ts';
import type { Turn } from '../turn.ts';
import { judgeByValue } from './by-value.ts';
import { type ChipsLaid, countedIn, lyingIn } from './chips-laid.ts';

/** Several chips that are more than the call. */
export function judgeSeveralChips(turn: Turn, laid: ChipsLaid, floor: Inquiry): Finding {
  const ruled = judgeTogether(turn, laid, floor);
  if (ruled.outcome.is === 'raise') floor.asks('betting.raiseMethods');
  return ruled;
}

/** Whether a chip can be spared shows with the smallest. */
function judgeTogether(turn: Turn, laid: ChipsLaid, floor: Inquiry): Finding {
  const counted = countedIn(laid);
  const lying = lyingIn(laid);
  switch (floor.decides('betting.multipleChips')) {
    case 'callIfNoChipToSpare': {
      if (laid.unsorted > 0) return judgeByValue(turn, counted, lying, floor);
      const smallest = Math.min(...chipsJudged(laid, floor));
      const left = counted - smallest;
      floor.notes(left < turn.round.toFace ? 'noChipToSpare' : 'chipToSpare', { smallest, left });
      if (left < turn.round.toFace) {
        floor.asks('betting.callForms');
        return countsAsStaying(turn, lying);
      }
      return judgeByValue(turn, counted, lying, floor);
    }
    case 'valueDecides':
      return judgeByValue(turn, counted, lying, floor);
  }
}

function chipsJudged({ inFront, added }: ChipsLaid, floor: Inquiry): readonly number[] {
  if (inFront.length === 0) return added;
  if (added.length === 1) return [...inFront, ...added];
  switch (floor.decides('betting.chipsInFront')) {
    case 'combined':
      return [...inFront, ...added];
    case 'newChipsOnly':
      return added;
  }
}
