import { refsOf } from '../profile/profile.ts';
import type { Day } from './day.ts';
import { type Decided, happens, type Judged, missing, type Named, no } from './decided.ts';
import { clubOf, clubOn, playerOf } from './state.ts';

export function registerPlayer(judged: Judged, command: Named<'RegisterPlayer'>): Decided {
  const { type: _, ...player } = command;
  if (clubOf(judged.state, player.club) === undefined) return missing('club');
  if (playerOf(judged.state, player.player) !== undefined) return no({ code: 'there-already', what: 'player' });
  return banned(judged, player.club, player.since) ?? happens({ v: 1, type: 'PlayerRegistered', ...player });
}

export function transfer(judged: Judged, { type: _, ...change }: Named<'Transfer'>): Decided {
  const player = playerOf(judged.state, change.player);
  if (player === undefined) return missing('player');
  if (clubOf(judged.state, change.to) === undefined) return missing('club');
  if (clubOn(player, change.on) === change.to) return no({ code: 'nothing-changes' });
  return banned(judged, change.to, change.on) ?? happens({ v: 1, type: 'PlayerTransferred', ...change });
}

/** A club that may not register new players keeps those that it has. */
export function banned({ state, profile }: Judged, club: string, on: Day): Decided | undefined {
  const ban = state.register.find(
    (one) =>
      one.what === 'transferBan' &&
      one.club === club &&
      one.appeal?.decided !== 'dropped' &&
      one.on <= on &&
      (one.until === undefined || on <= one.until),
  );
  if (ban === undefined) return undefined;
  const rules = refsOf(profile, 'licence.sanctions').filter((ref) => /transfer/.test(ref));
  return no({ code: 'transfer-ban', ...(ban.until !== undefined && { until: ban.until }), rules });
}

export function endMembership({ state }: Judged, { player: id, on }: Named<'EndMembership'>): Decided {
  const player = playerOf(state, id);
  if (player === undefined) return missing('player');
  if (player.spells.every(({ until }) => until !== undefined)) return no({ code: 'nothing-changes' });
  return happens({ v: 1, type: 'MembershipEnded', player: id, on });
}

export function applyForPlayerLicence({ state }: Judged, { player, on }: Named<'ApplyForPlayerLicence'>): Decided {
  const one = playerOf(state, player);
  if (one === undefined) return missing('player');
  if (one.licence !== undefined) return no({ code: 'there-already', what: 'licence' });
  return happens({ v: 1, type: 'PlayerLicenceApplied', player, on });
}

export function grantPlayerLicence({ state }: Judged, { type: _, ...granted }: Named<'GrantPlayerLicence'>): Decided {
  const licence = playerOf(state, granted.player)?.licence;
  if (licence === undefined) return missing('licence');
  if (licence.granted !== undefined) return no({ code: 'decided-already' });
  return happens({ v: 1, type: 'PlayerLicenceGranted', ...granted });
}
