import { toChips } from '@riffle/cards';
import { heldOf, type League, type PlayedIn, type Profile } from '@riffle/league';
import { CURRENCIES } from '@riffle/money';
import { findRulebook } from '@riffle/rulebooks';
import { type FormOfPlay, type Level, minutes, type Setup } from '@riffle/tournament';

type Named = { readonly name: string; readonly startsAt?: Setup['startsAt'] };

/** A night of a match day as the league's profile has it; nothing where that says nothing of such a one. */
export function setupOfNight({ setup }: League, of: PlayedIn, { name, startsAt }: Named): Setup | undefined {
  const form = setup && heldOf(setup.profile, 'matchDay.nights').value;
  const played = form === undefined || form.is === 'none' ? undefined : of.is === 'event' ? form.events : form.tables;
  if (setup === undefined || form?.is !== 'nights' || played === undefined) return undefined;
  const { occasion, stack, seats, levels } = played;
  const asPlayed = formOf(setup.profile, of);
  return {
    ...{ name: name.slice(0, 120), game: 'holdem', prizes: [] },
    rulebook: {
      ...{ id: form.rulebook, edition: findRulebook(form.rulebook)?.edition ?? '' },
      ...(occasion !== undefined && { occasion }),
    },
    ...{ startingStack: toChips(stack), seatsPerTable: seats, levels: levels.map(levelOf) },
    ...(asPlayed !== undefined && { form: asPlayed }),
    currency: CURRENCIES.find((one) => one === setup.currency) ?? 'EUR',
    ...(startsAt !== undefined && { startsAt }),
    forLeague: true,
  };
}

function formOf(profile: Profile, of: PlayedIn): FormOfPlay | undefined {
  const form = heldOf(profile, 'matchDay.nights').value;
  if (form.is === 'none') return undefined;
  if (of.is === 'event') {
    const through = form.events?.heatsThrough ?? [];
    return through.length === 0 ? undefined : { heats: { through } };
  }
  const { apart = false, playMinutes, lastHands = 0 } = form.tables ?? {};
  if (!apart && playMinutes === undefined) return undefined;
  return {
    ...(apart && { eachTable: true }),
    ...(playMinutes !== undefined && { timeLimit: { playTime: minutes(playMinutes), lastHands } }),
  };
}

type WrittenLevel = {
  readonly minutes: number;
  readonly small?: number;
  readonly big?: number;
  readonly ante?: number;
};
function levelOf({ minutes: length, small, big, ante = 0 }: WrittenLevel): Level {
  const duration = minutes(length);
  if (big === undefined) return { kind: 'break', duration };
  return {
    ...{ kind: 'play', duration, smallBlind: toChips(small ?? 0), bigBlind: toChips(big), ante: toChips(ante) },
    anteForm: ante === 0 ? 'none' : 'bigBlind',
  };
}
