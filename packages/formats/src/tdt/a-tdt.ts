/** Small nights in the manner of the program's versions, made up for tests. */
export type Form = '3.0' | '3.4.3' | '3.7.2';

type Bought = { readonly amount?: string; readonly bounty?: number; readonly out?: number; readonly by?: string };
type Guest = {
  readonly name?: string;
  readonly buyIns?: readonly Bought[];
  readonly addOns?: number;
  readonly cash?: string;
};
type Prize = { readonly amount: string; readonly to: readonly string[] };
export type Told = {
  readonly guests: Readonly<Record<string, Guest>>;
  readonly prizes?: readonly Prize[];
  readonly chops?: string;
  readonly formula?: string;
};

export function aTdt(form: Form, { guests, prizes = [], chops = '', formula = '' }: Told): string {
  const map = (entries: readonly (readonly [string, string])[]): string =>
    form === '3.7.2'
      ? `Map.from([${entries.map(([key, value]) => `["${key}", ${value}]`).join(', ')}])`
      : `new Map({${entries.map(([key, value]) => `"${key}": ${value}`).join(', ')}})`;
  const points = `PointsForPlaying: new UserFormula({Text: "${formula}", Strict: false})`;
  const money =
    form === '3.0'
      ? `new GameFinancials({EntryFee: 20, FixedRake: new PerPlayerRake([0]), HouseContribution: 0, GuaranteedPot: 0, Rebuys: new AddOnRebuy({Allow: true}), ${points}, FixedRakePercent: new PerPlayerRake([0])})`
      : `new FinancialConfig({FixedRake: new FixedRakeConfig({Type: 0, Real: new PerPlayerRake([0]), Percent: new PerPlayerRake([0])}), HouseContribution: 0, GuaranteedPot: 0, ${points}})`;
  const players = map(Object.entries(guests).map(([id, guest]) => [id, player(id, guest)] as const));
  const limits = form === '3.0' ? 'Limit1: 0, Limit2: 0' : 'Limits: [0, 0, 0, 0, 0, 0, 0, 0]';
  const levels = `[new GameRound({Minutes: 20, SmallBlind: 25, BigBlind: 50, Ante: 0, GameType: 2, GameName: "Hold 'Em", Tokens: new TokenOverrides({Tokens: ${map([])}}), ${limits}}), new GameBreak({Minutes: 5, ChipUp: true})]`;
  const seats = `new GameTables({Tables: [new GameTable({Seats: [null, undefined, "a"]})]})`;
  const layout = `{ Sets: new LO.Layout({Resolution: new Dimension({Width: -1.5e3})}) }`;
  return `{ V: "${form}", T: new Tournament({UUID: "night", ${form === '3.0' ? '' : 'LeagueUUID: "l", LeagueName: "Pik As", '}Title: "Freitag \\"kurz\\"\\n", Financials: ${money}, Players: new GamePlayers({Players: ${players}, Chops: new GameChops({Chops: [${chops}]}), Config: new GamePlayersConfig({TrackPlayers: true})}), Levels: new GameLevels({Levels: ${levels}}), Prizes: new GamePrizes({Prizes: [${prizes.map(prize).join(', ')}]}), Chips: new GameChips({Chips: [new GameChip({Label: "Blau", Color: "blue", Value: 25, Use: true, PerPlayer: 8}), new GameChip({Label: "Rot", Value: 5, Use: false})]}), Tables: ${seats}, StartTime: 900}), L: ${layout} }`;
}

function player(id: string, { name = id, buyIns = [{}], addOns = 0, cash = '0' }: Guest): string {
  const bought = buyIns.map(({ amount = '20', bounty = 0, out, by }, nth) => {
    const bust =
      out === undefined
        ? ''
        : `, BustOut: new GameBustOut({Time: ${String(out)}, Round: 3, HitmanUUID: [${by === undefined ? '' : `"${by}"`}]})`;
    return `new GameBuyin({Time: ${String(100 + nth)}, Round: 1, Amount: ${amount}, PersonalBounty: ${String(bounty)}, Rake: new PerPlayerRake([2]), Chips: 5000, Points: 0${bust}, ProfileName: "Normal"})`;
  });
  const added = Array.from(
    { length: addOns },
    () => 'new GameAddOn({Time: 500, Round: 4, Amount: 10, Rake: new PerPlayerRake([0]), Chips: 4000, Points: 0})',
  );
  return `new GamePlayer({ UUID: "${id}", Name: new PlayerName({Nickname: "${name}", Firstname: "", Lastname: ""}), Info: new PlayerInfo({Email1: "secret@example.org"}), Buyins: [${bought.join(', ')}], AddOns: [${added.join(', ')}], CashAdjustment: ${cash}, PointsAdjustment: -6, PaidInFull: true, HitsAdjustment: 0 })`;
}

const prize = ({ amount, to }: Prize, nth: number): string =>
  `new GamePrize({Description: "${String(nth + 1)}.", Type: 0, Recipient: ${String(nth + 1)}, AmountType: 1, Amount: 0, AwardedToPlayers: [${to.map((id) => `"${id}"`).join(', ')}], CalculatedAmount: ${amount}, CalculatedPoints: 0})`;
