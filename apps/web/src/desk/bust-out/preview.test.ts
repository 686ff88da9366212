import { type EntryId, toBustOutId, toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { draftFor, draftOf, withOut, withStack } from './draft.ts';
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
  it('counts those who went out later as still in where one was forgotten', () => {
    const forgotten = { ...draftFor(four), before: toBustOutId('b2') };
    expect(preview(view, forgotten)).toMatchObject({ places: [{ place: 26 }], left: 23 });
  });
  it('gives a corrected hand the places that it had', () => {
    const [, second] = view.bustOuts;
    if (second === undefined) throw new Error('the fixture has bust-outs');
    expect(preview(view, draftOf(second))).toMatchObject({ places: [{ place: 26 }], left: 24 });
  });
});
