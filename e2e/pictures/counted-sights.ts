import { type Sight, staff } from './sight.ts';

/** A night that is only counted: what it lacks of a desk, and what it has instead. */
export const COUNTED_SIGHTS: readonly Sight[] = [
  { ...staff('counted', (nights) => `/nights/${nights.counted.id}`), byNight: true },
  ...(['players', 'money'] as const).map((tab) =>
    staff(`counted-${tab}`, (nights) => `/nights/${nights.counted.id}/${tab}`),
  ),
  staff('counted-before', (nights) => `/nights/${nights.counted.before}`),
];
