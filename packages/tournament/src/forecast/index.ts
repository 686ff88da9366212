export { endInForm, lastHandsRun } from './end-in-form.ts';
export { type Forecast, forecast } from './forecast.ts';
export { type NightEnd, nightEnd } from './night-end.ts';
