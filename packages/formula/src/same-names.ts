/** Names that mean the same, in small letters; `n` means entries within a night, and nights within a season. */
const GROUPS = [
  ['buyins', 'n', 'numberofplayers'],
  ['playersleft', 'players'],
  ['tablesleft', 'tables'],
  ['numberofleaguemembers', 'nm'],
  ['pot', 'pp', 'prizepool'],
  ['totalrebuys', 'tnr', 'totalnumberofrebuys'],
  ['totaladdons', 'tna', 'totalnumberofaddons'],
  ['inthemoneyrank', 'mr'],
  ['rank', 'r'],
  ['inthemoney', 'm', 'placed'],
  ['roundout', 'ro'],
  ['numberofrebuys', 'nr', 'rebuys'],
  ['numberofaddons', 'na', 'addons'],
  ['numberofhits', 'nh'],
  ['numberofbountychips', 'nbc'],
  ['numberofbountieswon', 'nb'],
  ['numberofbountieskept', 'nbk'],
  ['buyincost', 'bc'],
  ['rebuycost', 'rc'],
  ['addoncost', 'ac'],
  ['bountychipcost', 'bcc'],
  ['totalcost', 'tc'],
  ['buyinrake', 'br'],
  ['rebuyrake', 'rr'],
  ['addonrake', 'ar'],
  ['totalrake', 'tr'],
  ['prizewinnings', 'pw'],
  ['bountywinnings', 'bw'],
  ['bountymoneykept', 'bmk'],
  ['totalwinnings', 'tw'],
  ['take', 't'],
  ['numberoftournaments', 'n'],
] as const satisfies readonly (readonly string[])[];

const OTHERS = new Map<string, Set<string>>();
for (const group of GROUPS)
  for (const name of group) {
    const others = OTHERS.get(name) ?? new Set();
    for (const other of group) if (other !== name) others.add(other);
    OTHERS.set(name, others);
  }

/** Other names for the same, in small letters. */
export const otherNamesOf = (name: string): Iterable<string> => OTHERS.get(name) ?? [];
