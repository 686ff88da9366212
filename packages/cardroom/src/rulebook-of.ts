import { type Cited, findRulebook, houseBook, type PolicyName, policy, type Rulebook } from '@riffle/rulebooks';
import type { Room } from './room.ts';
import type { RoomSetup } from './room-setup.ts';

/** As it was when the room opened; an edition that has left the shelf is silent on everything. */
function rulebookOf({ rulebook }: RoomSetup): Rulebook {
  const { id, edition, house } = rulebook;
  const printed = findRulebook(id, edition) ?? {
    ...{ id, edition, editionText: edition, name: id },
    answers: {},
    occasions: [],
  };
  return house === undefined ? printed : houseBook(house, printed);
}

export function policyOf<P extends PolicyName>({ setup }: Room, name: P): Cited<P> {
  if (setup === undefined) throw new RangeError('the room has not been opened');
  return policy(rulebookOf(setup), name);
}
