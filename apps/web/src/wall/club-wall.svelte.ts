import type { ClubWall } from '@riffle/wire';
import { get } from '../ask/ask.ts';

const place = 'riffle.wall.club';
const OWN_PRESET = 'riffle.wall.preset';

function remembered(): ClubWall | undefined {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

let current = $state.raw<ClubWall | undefined>(remembered());
let ownPreset = $state(localStorage.getItem(OWN_PRESET) ?? undefined);

/** How the club's walls speak and what they show; remembered, so that a wall without a network shows what it knew. */
export const clubWall = {
  get current(): ClubWall | undefined {
    return current;
  },
  /** What this wall itself shows in turn, whatever was chosen for the night. */
  get ownPreset(): string | undefined {
    return ownPreset;
  },
  show(preset: string | undefined): void {
    ownPreset = preset;
    if (preset === undefined) localStorage.removeItem(OWN_PRESET);
    else localStorage.setItem(OWN_PRESET, preset);
  },
  is(told: ClubWall): void {
    current = told;
    localStorage.setItem(place, JSON.stringify(told));
  },
  async refresh(): Promise<void> {
    const answer = await get<ClubWall>('/api/club/wall');
    if (answer.ok) this.is(answer.value);
  },
};
