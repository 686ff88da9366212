import type { Words } from '../../de/index.ts';

export const rulings: Words['desk']['rulings'] = { appealOpen: 'Appeal open' };
