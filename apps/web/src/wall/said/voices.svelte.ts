import type { Language } from '@riffle/words';
import { voicesFor } from './voices-for.ts';

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

/** The voices that there are for a language now. */
export const voicesNow = (language: Language): readonly SpeechSynthesisVoice[] => voicesFor(language, all);

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
  const voices = voicesNow(language);
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
