import { toChips } from '@riffle/cards';
import { type EntryId, toBustOutId, toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { draftFor } from './begun-draft.ts';
import { draftOf, withOut, withStack } from './draft.ts';
import { preview } from './preview.ts';

const { view } = aNight({ players: 27, out: 3 });
const [four, five, seven]: readonly EntryId[] = ['e4', 'e5', 'e7'].map(toEntryId);
if (four === undefined || five === undefined || seven === undefined) throw new Error('three entries');

describe('the places before they are given', () => {
  it('is the last of those still in', () => {
    expect(preview(view, draftFor(four))).toMatchObject({ places: [{ entry: four, place: 24 }], left: 23 });
  });
  it('[pvb:64b(1)] puts the bigger stack of one hand ahead, and says the rule', () => {
    const draft = withStack(withStack(withOut(draftFor(four), seven), four, '9000'), seven, '12 500');
    const { places, because } = preview(view, draft);
    expect(places).toEqual([
      { entry: seven, place: 23 },
      { entry: four, place: 24 },
    ]);
    expect(because[0]?.because?.refs).toEqual(['pvb@2020-01:64b(1)']);
  });
  it('[pvb:64b(2)] lets equal stacks share the place', () => {
    const draft = withStack(withStack(withOut(draftFor(four), seven), four, '9000'), seven, '9000');
    expect(preview(view, draft).places).toEqual([
      { entry: four, place: 23, sharedBy: 2 },
      { entry: seven, place: 23, sharedBy: 2 },
    ]);
  });
  it('[pvb:64b(3)] compares stacks across tables only hand for hand', () => {
    const draft = withStack(withStack(withOut(draftFor(four), five), four, '9000'), five, '12000');
    expect(preview(view, draft).places.map(({ entry }) => entry)).toEqual([five, four]);
    const swapped = withStack(withStack(withOut(draftFor(five), four), four, '9000'), five, '12000');
    expect(preview(view, swapped).places.map(({ entry }) => entry)).toEqual([four, five]);
    const hands = { ...swapped, together: 'handForHand' as const };
    expect(preview(view, hands).places.map(({ entry }) => entry)).toEqual([five, four]);
  });
  it('[tda55:8.b] ranks with those whom another table has told in the same hand of hand-for-hand', () => {
    const last = view.bustOuts.at(-1);
    const before = last?.out[0]?.entry;
    if (last === undefined || before === undefined) throw new Error('somebody is out');
    const told = { ...last, out: last.out.map((one) => ({ ...one, stackAtStart: toChips(5000) })) };
    const cited = { value: 'calledAllInFreezes', refs: [], from: 'base' } as const;
    const running = {
      ...view,
      bustOuts: [...view.bustOuts.slice(0, -1), told],
      handForHand: {
        ...{ since: last.at, until: 20, hand: 1, tables: {}, out: [last.id] },
        pause: { policy: 'handForHand.pause', ...cited },
        clock: { policy: 'handForHand.clock', value: { is: 'runs' }, refs: [], from: 'base' },
      },
    } satisfies Parameters<typeof preview>[0];
    const poor = withStack(draftFor(four), four, '3000');
    expect(preview(running, poor).places).toEqual([
      { entry: before, place: 24 },
      { entry: four, place: 25 },
    ]);
    const rich = withStack(draftFor(four), four, '9000');
    expect(preview(running, rich).places).toEqual([
      { entry: four, place: 24 },
      { entry: before, place: 25 },
    ]);
    // as it stands there once it is recorded, and the dialogue is still open
    const recorded = { ...rich, out: [{ entry: before, stack: '5000', by: [] }] };
    expect(preview(running, recorded).places.map(({ entry }) => entry)).toEqual([before]);
  });
  it('counts those who went out later as still in where one was forgotten', () => {
    const forgotten = { ...draftFor(four), before: toBustOutId('b2') };
    expect(preview(view, forgotten)).toMatchObject({ places: [{ place: 26 }], left: 23 });
  });
  it('counts who went out later and has bought back in once', () => {
    const bustOuts = view.bustOuts.map((hand) =>
      hand.id === 'b3' ? { ...hand, out: hand.out.map((one) => ({ ...one, back: true as const })) } : hand,
    );
    const again = { ...view, bustOuts, figures: { ...view.figures, left: view.figures.left + 1 } };
    const forgotten = { ...draftFor(four), before: toBustOutId('b2') };
    expect(preview(again, forgotten)).toMatchObject({ places: [{ place: 26 }], left: 24 });
  });
  it('gives no place in a corrected hand to who has bought back in since, and the others theirs without him', () => {
    const [, second] = view.bustOuts;
    const gone = second?.out[0];
    if (second === undefined || gone === undefined) throw new Error('the fixture has bust-outs');
    const both = { ...second, out: [{ ...gone, entry: four, back: true as const }, gone] };
    const bustOuts = view.bustOuts.map((hand) => (hand.id === second.id ? both : hand));
    const shown = preview({ ...view, bustOuts }, draftOf(both));
    expect(shown).toMatchObject({ back: [four], left: 24 });
    expect(shown.places).toEqual([{ entry: gone.entry, place: 26 }]);
    expect(new Set(shown.ranks.map(({ entry }) => entry))).toEqual(new Set([four, gone.entry]));
  });
  it('gives a corrected hand the places that it had', () => {
    const [, second] = view.bustOuts;
    if (second === undefined) throw new Error('the fixture has bust-outs');
    expect(preview(view, draftOf(second))).toMatchObject({ places: [{ place: 26 }], left: 24 });
  });
});
