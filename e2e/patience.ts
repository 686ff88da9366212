/**
 * How long a browser test waits for what must come, in one place: a machine with ten times its work is slow, not wrong.
 * Nobody waits longer than it takes, so only a failure costs this much.
 */
export const PATIENCE = 60_000;
