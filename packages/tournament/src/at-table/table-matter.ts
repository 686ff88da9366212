import type { PinnedRef, Policies } from '@riffle/rulebooks';
import { type Decide, happens, nothingToDo, type Objection, refused } from '../decision.ts';
import type { EntryId, TableId } from '../ids.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { PinnedSetup } from '../setup.ts';
import type { Tournament } from '../state.ts';
import type { DeckReason } from './kept-of-table.ts';

const REASONS: { readonly [A in Policies['dealing.deckChange']]: readonly DeckReason[] } = {
  dealerAsksFloorDecides: ['dealerAsks', 'damaged'],
  dealerOrFloor: ['dealerAsks', 'floor'],
  dealerOrLevel: ['dealerChange', 'levelEnd'],
  dealerOrDamage: ['dealerChange', 'damaged'],
  onDamage: ['damaged'],
};

/** For what the rulebook lets a deck be changed, with the rules that say so. */
export function deckReasons(setup: PinnedSetup): {
  readonly reasons: readonly DeckReason[];
  readonly refs: readonly PinnedRef[];
} {
  const { value, refs } = policyOf(setup, 'dealing.deckChange');
  const asked = policyOf(setup, 'dealing.deckChangeByPlayer');
  const more: readonly DeckReason[] = asked.value === 'ifDamaged' ? ['damaged'] : [];
  return {
    reasons: [...new Set([...REASONS[value], ...more])],
    refs: [...refs, ...(more.length > 0 ? asked.refs : [])],
  };
}

export const tellOfTable: Decide<'TellOfTable'> = (state, { table, what }, { now }) => {
  const at = state.tables.get(table);
  if (at === undefined) return refused({ code: 'no-such-table', table });
  const told = { v: 1, type: 'ToldOfTable', table, what, at: now } as const;
  switch (what.is) {
    case 'deckChanged': {
      const { reasons, refs } = deckReasons(setupOf(state));
      if (!reasons.includes(what.why)) return refused({ code: 'deck-stays', why: what.why, reasons, refs });
      const { decks } = policyOf(setupOf(state), 'dealing.decksPerTable').value;
      return happens({ ...told, deck: ((at.deck?.no ?? 1) % decks) + 1 });
    }
    case 'stakesShared': {
      const objection = notHere(state, table, what.entries);
      return objection === undefined ? happens(told) : refused(objection);
    }
    case 'stakesAnnounced':
      return at.sharedStakes === undefined || at.sharedStakes.toldAt !== undefined ? nothingToDo : happens(told);
  }
};

function notHere(state: Tournament, table: TableId, entries: readonly EntryId[]): Objection {
  if (new Set(entries).size < 2 || new Set(entries).size < entries.length) return { code: 'two-needed' };
  const elsewhere = entries.find((entry) => state.entries.get(entry)?.at?.table !== table);
  return elsewhere === undefined ? undefined : { code: 'not-at-the-table', entry: elsewhere, table };
}
