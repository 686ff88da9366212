/** How many times as fast as time a night that plays itself may go: the speeds that the screens offer. */
export const DEMO_SPEEDS = [1, 10, 30, 90] as const;
