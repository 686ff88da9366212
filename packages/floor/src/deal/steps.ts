/** What dealer and floor do in this area: message keys with their values. */
export type DealSteps = Record<never, never>;
