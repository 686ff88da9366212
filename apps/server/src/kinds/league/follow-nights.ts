import { randomUUID } from 'node:crypto';
import { toCommitId } from '@riffle/aggregate';
import type { League, NightTold, OpenedNight } from '@riffle/league';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import { CLOCK } from '../../host/time/clock-actor.ts';
import { unattended } from '../../unattended.ts';
import type { NightShape } from '../night/shape.ts';
import { followMissing } from './follow-missing.ts';
import type { LeagueShape } from './shape.ts';
import { toldBy } from './told-by-night.ts';
import { teamNames } from './words.ts';

type OfNight = {
  readonly league: Hosted<LeagueShape>;
  readonly division: string;
  readonly round: number;
  readonly night: OpenedNight;
};
type Following = {
  readonly tell: (league: Hosted<LeagueShape>, night: Hosted<NightShape>) => Promise<void>;
  /** Of which match day a night is; nothing where it is of none. */
  readonly dayOf: (night: string) => Promise<OfNight | undefined>;
};

/** What a season says of the nights of its match days stays true: how far they are, what came of them, and which are gone. */
export function followNights(leagues: Hosting<LeagueShape>, nights: Hosting<NightShape>): Following {
  /** Of each night the season that it belongs to. */
  const ofNight = new Map<string, string>();
  let read: Promise<void> | undefined;

  const noted = ({ id, state }: Hosted<LeagueShape>): readonly string[] =>
    nightsIn(state).map(({ night }) => {
      ofNight.set(night, id);
      return night;
    });
  async function readAll(): Promise<void> {
    for (const { id } of await leagues.list(false)) {
      const league = await leagues.find(id);
      if (league !== undefined) noted(league);
    }
  }
  async function leagueOf(night: string): Promise<Hosted<LeagueShape> | undefined> {
    read ??= readAll();
    await read;
    const id = ofNight.get(night);
    return id === undefined ? undefined : leagues.find(id);
  }

  async function note(league: Hosted<LeagueShape>, night: string, saying: (of: Of) => NightTold): Promise<void> {
    const of = nightsIn(league.state).find((one) => one.night === night);
    if (of === undefined) return;
    const told = saying(of);
    if (JSON.stringify(told) === JSON.stringify(of.told)) return;
    const { division, round } = of;
    const command = { type: 'TellNight', division, round, night, told } as const;
    await league.perform({ id: toCommitId(randomUUID()), command, actor: CLOCK });
  }
  const tell = (league: Hosted<LeagueShape>, night: Hosted<NightShape>): Promise<void> =>
    note(league, night.id, (of) => {
      const teams = new Map([...teamNames(league.state)].map(([id, name]) => [name, id]));
      return toldBy(night.state, of, (name) => (name === undefined ? undefined : teams.get(name)));
    });

  nights.memory.onChange((night) => {
    if (night.demo) return;
    unattended(leagueOf(night.id).then((league) => league && tell(league, night)));
  });
  nights.onGone(({ id }) =>
    unattended(leagueOf(id).then((league) => league && note(league, id, () => ({ stage: 'gone', cards: [] })))),
  );
  const carryMissing = followMissing(nights);
  leagues.memory.onChange((league) => {
    unattended(carryMissing(league));
    const known = [...ofNight].flatMap(([night, id]) => (id === league.id ? [night] : []));
    const now = noted(league);
    const fresh = now.filter((night) => !known.includes(night));
    const gone = known.filter((night) => !now.includes(night));
    for (const night of gone) ofNight.delete(night);
    unattended(
      (async () => {
        for (const id of gone) await clearAway(id);
        for (const id of fresh) {
          // its opening was taken back, and that in turn; what somebody threw away stays in the bin
          if (!wasThrownAway(league, id)) await nights.bringBack(id);
          const night = await nights.find(id);
          if (night !== undefined) await tell(league, night);
        }
      })(),
    );
  });

  /** The opening was taken back: a night that it made goes into the bin, unless somebody has begun to play it. */
  async function clearAway(id: string): Promise<void> {
    const night = await nights.find(id);
    if (night?.state.setup !== undefined && night.state.startedAt === undefined) await nights.discard(night);
  }

  return {
    tell,
    dayOf: async (night) => {
      const league = await leagueOf(night);
      const of = league && nightsIn(league.state).find((one) => one.night === night);
      return league && of && { league, division: of.division, round: of.round, night: of };
    },
  };
}

const nightsIn = ({ matchDays }: League) =>
  matchDays.flatMap(({ division, round, nights }) => nights.map((one) => ({ ...one, division, round })));
type Of = ReturnType<typeof nightsIn>[number];
const wasThrownAway = ({ state }: Hosted<LeagueShape>, id: string): boolean =>
  nightsIn(state).find(({ night }) => night === id)?.told?.stage === 'gone';
