/** Points by place that clubs know, best place first. */
export const READY_POINTS = ['topTen', 'topTwenty', 'steep', 'everyPlace'] as const;
type ReadyPoints = (typeof READY_POINTS)[number];

const down = (from: number): readonly number[] => Array.from({ length: from }, (_, nth) => from - nth);

const POINTS: { readonly [P in ReadyPoints]: readonly number[] } = {
  topTen: down(10),
  topTwenty: down(20),
  steep: [25, 18, 15, 12, 10, 8, 6, 4, 2, 1],
  everyPlace: down(100),
};

/** Formulas that clubs bring along; none of them is said in words. */
export const READY_FORMULAS = ['log((n + 1) / r)', '100 * (1 - r / (n + 1))', '10 * sqrt(n / r)'] as const;

export const readyPoints = (name: ReadyPoints): readonly number[] => POINTS[name];
