import type { CountBy } from './typed-stacks.ts';

const place = 'riffle.count-by';
let chosen = $state<CountBy>(localStorage.getItem(place) === 'colours' ? 'colours' : 'sum');

/** As somebody counts on this device, until he counts otherwise. */
export const countBy = {
  get current(): CountBy {
    return chosen;
  },
  set current(by: CountBy) {
    chosen = by;
    localStorage.setItem(place, by);
  },
};
