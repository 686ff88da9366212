import type { RuleRef } from '@riffle/rulebooks';
import { type Profile, refsOf, saidBy } from '../profile/profile.ts';
import { type Candidacy, type Promotion, promotion } from './promotion.ts';
import { type Downfall, relegation, type Saving } from './relegation.ts';
import { type Placing, relegationZone, type Standings } from './standings.ts';

type DivisionMoves = {
  readonly division: string;
  readonly down: readonly Downfall[];
  /** On a relegation rank, and stays. */
  readonly saved: readonly string[];
  /** Why as many fewer go down: no more of them than are saved. */
  readonly savings: readonly Saving[];
  /** Who was looked at for a place above, in the order of the table. */
  readonly candidates: readonly Candidacy[];
  readonly up: readonly string[];
  readonly left: readonly string[];
  readonly before: number;
  readonly after: number;
  /** Places that nobody has after all, and who below could be asked for them, the best first. */
  readonly empty: number;
  readonly offers: readonly string[];
  readonly refs: readonly RuleRef[];
};
export type MovementProposal = {
  readonly divisions: readonly DivisionMoves[];
  /** Of the play-off, who comes up into the last division. */
  readonly fromPlayOff: readonly Candidacy[];
  /** How often all was reckoned until nothing changed. */
  readonly rounds: number;
  /** Rules turned in a circle; waivers were looked at first, and the league decides. */
  readonly circular: boolean;
};

/**
 * Who goes up and who goes down, as the profile has it. Who goes up hangs on who goes down above, and the other way round:
 * it is reckoned from the relegation ranks, again and again until nothing changes.
 */
export function proposeMovement(profile: Profile, standings: Standings): MovementProposal {
  return settled(profile, standings, false) ?? settled(profile, standings, true) ?? once(profile, standings);
}

/** Nothing where it turns in a circle. */
function settled(profile: Profile, standings: Standings, waiverFirst: boolean): MovementProposal | undefined {
  const seen = new Set<string>();
  let down: readonly (readonly string[])[] = zonesOf(profile, standings);
  for (let rounds = 1; ; rounds += 1) {
    const key = JSON.stringify(down.map((one) => one.toSorted()));
    if (seen.has(key)) return undefined;
    seen.add(key);
    const found = reckoned(profile, standings, down, waiverFirst);
    const next = found.divisions.map((one) => one.down.map(({ team }) => team));
    if (JSON.stringify(next.map((one) => one.toSorted())) === key) return { ...found, rounds, circular: waiverFirst };
    down = next;
  }
}

const once = (profile: Profile, standings: Standings): MovementProposal => ({
  ...reckoned(profile, standings, zonesOf(profile, standings), true),
  ...{ rounds: 1, circular: true },
});

const zonesOf = (profile: Profile, { divisions, withdrawn, mustGoDown }: Standings): readonly (readonly string[])[] =>
  divisions.map(({ table, full }) => {
    const must = table.filter(({ team }) => mustGoDown.some((one) => one.team === team)).map(({ team }) => team);
    const zone = relegationZone(table, zoneOf(profile, full)).filter((team) => !withdrawn.includes(team));
    return [...new Set([...must, ...zone])];
  });
const zoneOf = (profile: Profile, full: number) => ({
  ...{ full, down: saidBy(profile, 'movement.down'), ranksOf: saidBy(profile, 'movement.ranksOf') },
});

type Reckoned = Omit<MovementProposal, 'rounds' | 'circular'>;

/** One pass from the top, with who is taken to go down from each division. */
function reckoned(
  profile: Profile,
  { divisions, playOff = [], withdrawn: gone, waived, mustGoDown }: Standings,
  down: readonly (readonly string[])[],
  waiverFirst: boolean,
): Reckoned {
  const withdrawn = new Set(gone);
  const tables: readonly (readonly Placing[])[] = [...divisions.map(({ table }) => table), playOff];
  const promotions = divisions.map((above, nth): Promotion => {
    const isLast = nth === divisions.length - 1;
    const own = new Map(above.table.filter(({ team }) => !withdrawn.has(team)).map(({ team, club }) => [club, team]));
    const zone = relegationZone(above.table, zoneOf(profile, above.full));
    const places = saidBy(profile, isLast ? 'movement.playOffUp' : 'movement.up');
    return promotion(
      profile,
      {
        table: tables[nth + 1] ?? [],
        places,
        downTo: isLast ? places : saidBy(profile, 'movement.replaceDownTo'),
        ...{ withdrawn, waived: new Set(waived), waiverFirst },
      },
      {
        ownAbove: (club) => own.get(club),
        goesDown: (team) => down[nth]?.includes(team) === true,
        onRelegationRank: (team) => zone.includes(team),
      },
    );
  });
  const found: DivisionMoves[] = [];
  for (const [nth, { id, table, full }] of divisions.entries()) {
    const into = promotions[nth] ?? { looked: [], up: [], waived: [], empty: 0 };
    const from = nth === 0 ? undefined : promotions[nth - 1];
    const comeDown = found[nth - 1]?.down ?? [];
    const zone = relegationZone(table, zoneOf(profile, full));
    const up = new Set(from?.up);
    const left = table.filter(({ team }) => withdrawn.has(team)).map(({ team }) => team);
    const outside = left.filter((team) => !zone.includes(team));
    const forced = [
      ...musts(profile, table, mustGoDown, withdrawn),
      ...forcedByOwn(profile, table, tables[nth - 1] ?? [], comeDown, new Set([...up, ...withdrawn])),
    ].filter((one, at, all) => all.findIndex(({ team }) => team === one.team) === at);
    const saves = saidBy(profile, 'movement.withdrawalSaves');
    const fewer =
      nth === 0 || saidBy(profile, 'movement.fewerComeDown') === 'keepBest'
        ? 0
        : Math.max(0, up.size - comeDown.length);
    const leave =
      into.up.length + comeDown.length - up.size + fewer - (saves ? left.length : left.length - outside.length);
    const { down: goDown, saved } = relegation(profile, { zone, withdrawn, up, forced, leave });
    const after = table.length + into.up.length + comeDown.length - up.size - left.length - goDown.length;
    const empty = Math.max(0, Math.min(table.length, full) - after);
    found.push({
      ...{ division: id, down: goDown, saved, up: [...up], left, before: table.length, after, empty },
      savings:
        saved.length === 0
          ? []
          : // what would save more than stand on relegation ranks saves nobody
            savingsOf(into, saves ? outside : [], forced, zone, {
              fewer: nth === 0 ? 0 : Math.max(0, up.size - comeDown.length - fewer),
            }).slice(0, saved.length),
      candidates: from?.looked ?? [],
      offers: offersOf(profile, empty, tables[nth + 1] ?? [], into, withdrawn, table, goDown),
      refs: refsOf(profile, 'movement.down', 'movement.ranksOf'),
    });
  }
  return { divisions: found, fromPlayOff: promotions.at(-1)?.looked ?? [] };
}

const musts = (
  profile: Profile,
  table: readonly Placing[],
  must: Standings['mustGoDown'],
  withdrawn: ReadonlySet<string>,
): readonly Downfall[] =>
  must
    .filter(({ team }) => !withdrawn.has(team) && table.some((one) => one.team === team))
    .map(({ team, why }) => ({
      ...{ team, why },
      refs: refsOf(profile, why === 'sanction' ? 'licence.sanctions' : 'table.lastFrom'),
    }));

/** A club has one team in a division: who comes down sends his club's team here further down, unless it goes up or away. */
function forcedByOwn(
  profile: Profile,
  table: readonly Placing[],
  above: readonly Placing[],
  comeDown: readonly Downfall[],
  leaves: ReadonlySet<string>,
): readonly Downfall[] {
  if (!saidBy(profile, 'movement.forcedDown')) return [];
  const refs = refsOf(profile, 'movement.forcedDown');
  return comeDown.flatMap(({ team: own }): readonly Downfall[] => {
    const club = above.find(({ team }) => team === own)?.club;
    const here = table.find((one) => one.club === club);
    return here === undefined || leaves.has(here.team) ? [] : [{ team: here.team, why: 'forcedByOwn', own, refs }];
  });
}

function savingsOf(
  into: Promotion,
  withdrawnOutside: readonly string[],
  forced: readonly Downfall[],
  zone: readonly string[],
  /** Who come down fewer than go up. */
  { fewer }: { readonly fewer: number },
): readonly Saving[] {
  return [
    ...withdrawnOutside.map((team): Saving => ({ by: 'withdrawal', team })),
    ...into.waived.map((team): Saving => ({ by: 'waiver', team })),
    ...Array.from({ length: into.empty }, (): Saving => ({ by: 'emptyPlace' })),
    ...forced.filter(({ team }) => !zone.includes(team)).map(({ team }): Saving => ({ by: 'forced', team })),
    ...Array.from({ length: fewer }, (): Saving => ({ by: 'fewerComeDown' })),
  ];
}

/** Where places stay empty: those below who were not asked yet and whose club has nobody above, the best first. */
function offersOf(
  profile: Profile,
  empty: number,
  below: readonly Placing[],
  { looked }: Promotion,
  withdrawn: ReadonlySet<string>,
  table: readonly Placing[],
  down: readonly Downfall[],
): readonly string[] {
  if (empty === 0 || saidBy(profile, 'movement.empty') !== 'offerBelow') return [];
  const stays = new Set(
    table.filter(({ team }) => !withdrawn.has(team) && !down.some((one) => one.team === team)).map(({ club }) => club),
  );
  return below
    .filter(({ team, club }) => !withdrawn.has(team) && !stays.has(club) && !looked.some((one) => one.team === team))
    .slice(0, empty)
    .map(({ team }) => team);
}
