import type { Language } from '@riffle/words';

/** As the browser knows it, for what this uses of it. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'name' | 'voiceURI' | 'localService' | 'default'>;

/** Absent where the browser cannot speak at all. */
const synthesis = (): SpeechSynthesis | undefined =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : undefined;

let all = $state.raw<readonly SpeechSynthesisVoice[]>([]);

const look = (): void => {
  all = synthesis()?.getVoices() ?? [];
};
look();
// most browsers find their voices a moment later
synthesis()?.addEventListener?.('voiceschanged', look);

/** The voices of a language, those of this device first: they need no network. */
export function voicesFor(language: Language, from: readonly Voice[] = all): readonly Voice[] {
  const speaks = from.filter(({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === language);
  return speaks.toSorted(
    (a, b) => Number(b.localService) - Number(a.localService) || Number(b.default) - Number(a.default),
  );
}

/** Letters a second of a slow voice, and what it may wait before it begins. */
const SLOWEST = 8;
const BEGINS = 4000;

/** Comes back once it has been said: `false` where there is no voice for it, or it failed. */
export async function speakAloud(
  text: string,
  language: Language,
  { voice: chosen, volume }: { readonly voice: string | undefined; readonly volume: number },
): Promise<boolean> {
  const speaker = synthesis();
  look();
  const voices = voicesFor(language);
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0];
  if (speaker === undefined || voice === undefined || text === '') return false;
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, volume });
  return new Promise((done) => {
    // some browsers forget to say that they have finished
    const patience = setTimeout(
      () => {
        speaker.cancel();
        done(false);
      },
      BEGINS + (text.length / SLOWEST) * 1000,
    );
    const over = (said: boolean) => () => {
      clearTimeout(patience);
      done(said);
    };
    utterance.onend = over(true);
    utterance.onerror = over(false);
    speaker.speak(utterance);
  });
}
