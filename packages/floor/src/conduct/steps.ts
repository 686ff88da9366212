/** What dealer and floor do in this area: message keys with their values. */
export type ConductSteps = Record<never, never>;
