import { type ClubWall, mediumAddress, type Night, type Telling, type WallEvent } from '@riffle/wire';
import type { Language } from '@riffle/words';
import type { Signals } from '../signals.svelte.ts';
import { choices } from './choices.svelte.ts';
import type { Happening } from './happening.ts';
import { saidOf } from './said-of.ts';
import { sound } from './tones.ts';
import { USUAL } from './usual.ts';
import { speakAloud } from './voices.svelte.ts';
import { spokenIn } from './voices-for.ts';
import { joined, nextOf, type Waiting } from './waiting.ts';

/** Beside what happened: how it is told and what is said of it, decided when it happened. */
type Told = {
  readonly event: WallEvent;
  readonly how: Telling;
  readonly said: readonly { readonly text: string; readonly language: Language }[];
  readonly recording?: string;
};
type Around = { readonly night: Night; readonly club: ClubWall | undefined; readonly written: Language };

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
/** Between one that was said and the next. */
const BREATH = 300;

export const howTold = (event: WallEvent, club: ClubWall | undefined): Telling =>
  choices.now.how[event] ?? club?.events?.[event]?.how ?? USUAL[event];

/** Tells a room what happened: one after the other, by rank, nothing over another. */
export class Teller {
  readonly #signals: Signals;
  #waiting: readonly Waiting<Told>[] = [];
  #telling = false;

  constructor(signals: Signals) {
    this.#signals = signals;
  }

  tell(happenings: readonly Happening[], around: Around): void {
    const told = happenings.map((one) => toldOf(one, around)).filter(({ how }) => how !== 'off');
    if (told.length === 0) return;
    this.#signals.flash();
    // what nobody could hear is not made up for once somebody switches the sound on
    if (!this.#signals.sounding) return;
    this.#waiting = joined(this.#waiting, told, performance.now());
    void this.#goOn();
  }

  /** At the push of a button, as it would be told. */
  async try(happening: Happening, around: Around, how: Telling): Promise<void> {
    await this.#signals.allow();
    this.#waiting = joined(this.#waiting, [{ ...toldOf(happening, around), how }], performance.now());
    await this.#goOn();
  }

  async #goOn(): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    try {
      for (;;) {
        const { next, rest } = nextOf(this.#waiting, performance.now());
        this.#waiting = rest;
        if (next === undefined) return;
        await this.#out(next);
        await pause(BREATH);
      }
    } finally {
      this.#telling = false;
    }
  }

  async #out({ event, how, said, recording }: Told): Promise<void> {
    const { context } = this.#signals;
    const { volume, voices } = choices.now;
    if (how === 'own' && recording !== undefined && (await played(mediumAddress(recording), volume))) return;
    if (context !== undefined) await pause(sound(context, event, volume));
    // without a voice of that language the tone has told that there is something to read
    if (how !== 'tone')
      for (const { text, language } of said) await speakAloud(text, language, { voice: voices[language], volume });
  }
}

function toldOf(happening: Happening, { night, club, written }: Around): Told {
  const { event } = happening;
  const own = club?.events?.[event];
  const languages =
    happening.event === 'announcement' && happening.language !== undefined
      ? [happening.language]
      : spokenIn(choices.now.tongues ?? club?.tongues ?? 'wall', written);
  return {
    event,
    how: howTold(event, club),
    said: languages.map((language) => ({ language, text: saidOf(happening, night, language, own?.texts) })),
    ...(own?.recording !== undefined && { recording: own.recording }),
  };
}

const LONGEST = 60_000;

/** Whether it could be played. */
async function played(address: string, volume: number): Promise<boolean> {
  const audio = new Audio(address);
  audio.volume = volume;
  try {
    await audio.play();
  } catch {
    return false;
  }
  await new Promise((done) => {
    audio.onended = done;
    audio.onerror = done;
    // what stops on the way there must not keep everything else from being told
    setTimeout(done, LONGEST);
  });
  audio.pause();
  return true;
}
