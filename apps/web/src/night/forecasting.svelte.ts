import { worded } from '../language/language.svelte.ts';

type Saying = typeof import('./say-night-end.ts');
type Forecasting = Pick<typeof import('@riffle/tournament/forecast'), 'nightEnd' | 'endInForm'> &
  Pick<Saying, 'sayNightEnd'> & { readonly sayEndOf: ReturnType<Saying['sayEndBy']> };
let fetched = $state.raw<Forecasting>();
let asked = false;

/** When a night will be over and how that is said, once what simulates it has come: it is fetched behind the page. */
export function forecasting(): Forecasting | undefined {
  if (!asked) {
    asked = true;
    Promise.all([import('@riffle/tournament/forecast'), worded(import('./say-night-end.ts'), ['generator'])]).then(
      ([{ nightEnd, endInForm, lastHandsRun }, { sayNightEnd, sayEndBy }]) => {
        fetched = { nightEnd, endInForm, sayNightEnd, sayEndOf: sayEndBy({ endInForm, lastHandsRun }) };
      },
      () => {
        // without a network the rule of thumb stands; the next page asks again
        asked = false;
      },
    );
  }
  return fetched;
}
