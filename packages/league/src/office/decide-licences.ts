import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import { feesOf } from './accounts.ts';
import { daysFrom } from './day.ts';
import { type Decided, happens, type Judged, missing, type Named, no } from './decided.ts';
import { workedOnSince } from './licence-status.ts';
import { clubOf, type Licence, licenceOf } from './state.ts';

/** For one division; with every document, none too old on the day on which the application is there. */
export function applyForLicence({ state, profile }: Judged, command: Named<'ApplyForLicence'>): Decided {
  const { club: id, division, on, documents, confirmed, accepts = [], reason = '' } = command;
  const club = clubOf(state, id);
  if (club === undefined) return missing('club');
  if (saidBy(profile, 'licence.registerNumber') && club.registerNumber === undefined)
    return no({ code: 'register-number-missing', rules: refsOf(profile, 'licence.registerNumber') });
  const until = state.setup?.applyUntil;
  if (until !== undefined && on > until && reason.trim() === '') return no({ code: 'too-late-to-apply', until });
  if (!saidBy(profile, 'season.divisions').some(({ id }) => id === division)) return missing('division');
  const before = licenceOf(state, id, division);
  if (before?.decided?.granted === false && saidBy(profile, 'licence.again') === 'nextSeason')
    return no({ code: 'refused-this-season', rules: refsOf(profile, 'licence.again') });
  if (before !== undefined && before.revoked === undefined && before.decided?.granted !== false)
    return no({ code: 'there-already', what: 'licence' });
  if (!confirmed) return no({ code: 'not-confirmed' });
  const lacking = saidBy(profile, 'licence.accepts').filter(({ name }) => !accepts.includes(name));
  if (lacking.length > 0)
    return no({
      code: 'not-accepted',
      lacking: lacking.map(({ name }) => name),
      rules: [...new Set(lacking.flatMap(({ rule }) => (rule === undefined ? [] : [rule as RuleRef])))],
    });
  const rules = refsOf(profile, 'licence.documents');
  for (const { name, days, original } of saidBy(profile, 'licence.documents')) {
    const one = documents.find((each) => each.name === name);
    if (one === undefined) return no({ code: 'document-missing', name, rules });
    if (original && !one.original) return no({ code: 'document-not-original', name, rules });
    const age = daysFrom(one.dated, on);
    if (days > 0 && age > days) return no({ code: 'document-too-old', name, days: age, most: days, rules });
  }
  const late = reason.trim() === '' ? {} : { reason: reason.trim() };
  return happens({
    ...{ v: 1, type: 'LicenceApplied', club: id, division, on, documents, confirmed, ...late },
    ...(accepts.length > 0 && { accepts }),
  });
}

export function markCriterion({ state, profile }: Judged, command: Named<'MarkCriterion'>): Decided {
  const { club, division, criterion, met, on } = command;
  const licence = licenceOf(state, club, division);
  if (licence === undefined || !saidBy(profile, 'licence.criteria').includes(criterion)) return missing('licence');
  if (licence.criteria[criterion]?.met === met) return no({ code: 'nothing-changes' });
  return happens({ v: 1, type: 'CriterionMarked', club, division, criterion, met, on });
}

/** As the criteria have it, or otherwise with a reason; not before the first part of the fee has come. */
export function decideLicence({ state, profile }: Judged, command: Named<'DecideLicence'>): Decided {
  const { club, division, granted, on, reason = '' } = command;
  const licence = licenceOf(state, club, division);
  if (licence === undefined) return missing('licence');
  if (licence.revoked !== undefined) return no({ code: 'revoked-already' });
  if (licence.decided !== undefined) return no({ code: 'decided-already' });
  const since = workedOnSince(state, profile, licence);
  if (since === undefined || since > on) {
    const cents = feesOf(state, profile, licence).find(({ part }) => part === 1)?.cents ?? 0;
    return no({ code: 'first-part-unpaid', cents, rules: refsOf(profile, 'licence.worksUnpaid') });
  }
  const unmet = unmetCriteria(profile, licence);
  const isFree = !granted && saidBy(profile, 'licence.refusal') === 'withoutReason';
  if (granted !== (unmet.length === 0) && !isFree && reason.trim() === '')
    return no({ code: 'against-criteria', unmet, rules: refsOf(profile, 'licence.criteria') });
  return happens({
    v: 1,
    type: 'LicenceDecided',
    club,
    division,
    granted,
    on,
    ...(reason.trim() !== '' && { reason }),
  });
}

/** Which items of the list nobody has marked as met. */
export const unmetCriteria = (profile: Profile, { criteria }: Licence): readonly string[] =>
  saidBy(profile, 'licence.criteria').filter((one) => criteria[one]?.met !== true);

export function noteDecisionReceived({ state }: Judged, command: Named<'NoteDecisionReceived'>): Decided {
  const { club, division, on } = command;
  const decided = licenceOf(state, club, division)?.decided;
  if (decided === undefined) return no({ code: 'not-decided' });
  if (decided.received !== undefined) return no({ code: 'nothing-changes' });
  return happens({ v: 1, type: 'DecisionReceived', club, division, on });
}

/** It is kept; the decision stands. */
export function objectToDecision({ state }: Judged, { club, division, on }: Named<'ObjectToDecision'>): Decided {
  const licence = licenceOf(state, club, division);
  if (licence?.decided === undefined) return no({ code: 'not-decided' });
  if (licence.objection !== undefined) return no({ code: 'appealed-already' });
  return happens({ v: 1, type: 'ObjectionKept', club, division, on });
}

/** Until the club has the decision in hands, or until it is issued, as the profile has it; then it stands. */
export function revokeApplication({ state, profile }: Judged, command: Named<'RevokeApplication'>): Decided {
  const { club, division, on, signedBy } = command;
  const licence = licenceOf(state, club, division);
  if (licence === undefined) return missing('licence');
  if (licence.revoked !== undefined) return no({ code: 'revoked-already' });
  const speaks = clubOf(state, club)?.officers.some(({ person, since }) => person === signedBy && since <= on) === true;
  if (saidBy(profile, 'licence.officerRevokes') && !speaks)
    return no({ code: 'not-signed', rules: refsOf(profile, 'licence.officerRevokes') });
  const until = saidBy(profile, 'licence.revocable');
  const { decided } = licence;
  const over = until === 'untilReceived' ? decided?.received : until === 'untilIssued' ? decided?.on : licence.applied;
  if (over !== undefined && over <= on)
    return no({ code: 'decision-received', on: over, rules: refsOf(profile, 'licence.revocable') });
  return happens({
    ...{ v: 1, type: 'ApplicationRevoked', club, division, on },
    ...(signedBy !== undefined && { signedBy }),
  });
}

export function withdrawLicence({ state }: Judged, command: Named<'WithdrawLicence'>): Decided {
  const { club, division, on, reason } = command;
  const licence = licenceOf(state, club, division);
  if (licence === undefined) return missing('licence');
  if (licence.decided?.granted !== true || licence.revoked !== undefined) return no({ code: 'not-granted' });
  if (licence.withdrawn !== undefined) return no({ code: 'nothing-changes' });
  if (reason.trim() === '') return no({ code: 'reason-needed' });
  return happens({ v: 1, type: 'LicenceWithdrawn', club, division, on, reason: reason.trim() });
}
