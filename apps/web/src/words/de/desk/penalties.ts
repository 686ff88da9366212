export const penalties = {
  give: 'Strafe geben',
  badge: 'Strafe',
  badgeLeft: (left: string) => `Strafe: ${left}`,
  short: {
    hands: (left: number) => (left === 1 ? 'noch 1 Hand' : `noch ${String(left)} Hände`),
    rounds: (left: number) => (left === 1 ? 'noch 1 Runde' : `noch ${String(left)} Runden`),
    until: (time: string) => `bis ${time}`,
    minutes: (left: number) => `noch ${String(left)} min`,
  },
};
