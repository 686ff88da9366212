import type { TournamentEvent } from '../event.ts';
import type { Tournament } from '../state.ts';
import { withTable } from './tables.ts';

type Named<T extends TournamentEvent['type']> = Extract<TournamentEvent, { readonly type: T }>;

export const timeCalled = (state: Tournament, { table, at, main, countdown, entry }: Named<'TimeCalled'>): Tournament =>
  withTable(state, table, (one) => ({
    ...one,
    timeCall: { at, main, countdown, ...(entry !== undefined && { entry }) },
  }));

export const timeCallEnded = (state: Tournament, { table }: Named<'TimeCallEnded'>): Tournament =>
  withTable(state, table, ({ timeCall: _, ...one }) => one);

export const floorCallAnswered = (state: Tournament, { table, at }: Named<'FloorCallAnswered'>): Tournament =>
  withTable(state, table, (one) =>
    one.floorCall === undefined ? one : { ...one, floorCall: { ...one.floorCall, answeredAt: at } },
  );

export const toldOfTable = (state: Tournament, { table, what, deck = 1, at }: Named<'ToldOfTable'>): Tournament =>
  withTable(state, table, (one) => {
    switch (what.is) {
      case 'deckChanged':
        return { ...one, deck: { no: deck, why: what.why, at } };
      case 'stakesShared':
        return { ...one, sharedStakes: { entries: what.entries, at } };
      case 'stakesAnnounced':
        return one.sharedStakes === undefined ? one : { ...one, sharedStakes: { ...one.sharedStakes, toldAt: at } };
    }
  });
