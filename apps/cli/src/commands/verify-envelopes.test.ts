import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256, toChips } from '@riffle/cards';
import { canonical, exportNight } from '@riffle/formats';
import { readyPlan, toCents } from '@riffle/money';
import { toBustOutId, toEntryId, toProfileId } from '@riffle/tournament';
import { Evening } from '@riffle/tournament/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);

type Events = { type: string; envelopes: number[]; amount: number; entries: string[]; among: string[] }[];
/** The file of a night in which one of four envelopes was drawn; `change` is what somebody did to it afterwards. */
function fileOf(night: Evening, change: (events: Events) => void = () => undefined): string {
  const text = exportNight({ night: 'n1', commits: night.commits, personOf: () => undefined, exportedAt: night.now });
  const written = JSON.parse(text) as { commits: { events: Events }[]; digest: string };
  change(written.commits.flatMap(({ events }) => events));
  // nobody signed it, and whoever changed it thought of its sum
  written.digest = `sha256:${sha256(canonical(written.commits))}`;
  const path = join(scratch.path, 'night.json');
  writeFileSync(path, JSON.stringify(written));
  return path;
}

function mystery(): Evening {
  const [e1, e2] = [toEntryId('e1'), toEntryId('e2')];
  const parts = [{ for: 'bounty', amount: toCents(1_000) }] as const;
  const entry = { id: toProfileId('entry'), name: 'Startplatz', kind: 'entry', parts, chips: toChips(20_000) } as const;
  const night = new Evening('tda55', { money: { profiles: [entry], bounty: { by: 'mystery' } }, lateEntryThrough: 1 });
  night.start(4, 1);
  night.do({ type: 'JumpToLevel', level: 1 });
  night.do({ type: 'SealEnvelopes', envelopes: [500, 500, 1_000, 2_000].map(toCents) });
  night.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: e1, by: [e2] }] });
  night.do({ type: 'DrawEnvelope', entry: e1 });
  return night;
}

const of = (events: Events, type: string) => {
  const found = events.find((event) => event.type === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
};

describe('riffle verify of a night’s envelopes', () => {
  it('finds those sound that nobody touched', async () => {
    const path = fileOf(mystery());
    const { code, out, err } = await riffle(['verify', path]);
    expect([code, out, err]).toEqual([
      0,
      expect.stringMatching(/^1 von 4 Umschlägen .* Prüfsumme: [0-9a-f]{64}\n$/),
      '',
    ]);
    const told = JSON.parse((await riffle(['verify', path, '--json'])).out);
    expect(told).toMatchObject({ file: path, ok: true, drawn: 1, envelopes: 4 });
    expect(out).toContain(told.commitment);
  });

  it.each<[string, string, (events: Events) => void]>([
    [
      'passen nicht zu ihrer Prüfsumme',
      'commitment-does-not-match',
      (all) => of(all, 'EnvelopesSealed').envelopes.reverse(),
    ],
    ['etwas anderes, als versiegelt', 'envelope-does-not-match', (all) => (of(all, 'EnvelopeDrawn').amount += 1)],
  ])('says of what was changed since: %s', async (said, code, change) => {
    const path = fileOf(mystery(), change);
    expect(await riffle(['verify', path])).toEqual({ code: 1, out: '', err: expect.stringContaining(said) });
    const { code: exit, out } = await riffle(['verify', path, '--json']);
    expect([exit, JSON.parse(out)]).toEqual([1, expect.objectContaining({ file: path, ok: false, code })]);
  });

  it('says what is wrong with a night’s file that cannot be read, and takes it for no deck', async () => {
    const path = fileOf(mystery());
    const unsigned = JSON.parse(readFileSync(path, 'utf8'));
    unsigned.commits[1].at += 1;
    writeFileSync(path, JSON.stringify(unsigned));
    const { code, err } = await riffle(['verify', path]);
    expect([code, err]).toEqual([1, expect.stringMatching(/^riffle: .*(geändert|verändert)/)]);
    expect(JSON.parse((await riffle(['verify', path, '--json'])).out)).toEqual({
      file: path,
      ok: false,
      code: 'changed',
    });
  });

  describe('and of what went by lot', () => {
    const lot = (): Evening => {
      const special = { kind: 'randomEntry', name: 'Tombola', worth: { amount: toCents(500) }, from: 'added' } as const;
      const entry = { id: toProfileId('entry'), name: 'Startplatz', kind: 'entry', chips: toChips(20_000) } as const;
      const money = { profiles: [{ ...entry, parts: [{ for: 'prizes', amount: toCents(1_000) }] }] } as const;
      const night = new Evening('tda55', { money, prizePlan: { ...readyPlan('topThree'), special: [special] } });
      night.start(4, 1);
      night.do({ type: 'DrawSpecial', special: 1 });
      return night;
    };

    it('finds it sound that nobody touched, in a night without envelopes as well', async () => {
      const path = fileOf(lot());
      const { code, out } = await riffle(['verify', path]);
      expect([code, out]).toEqual([0, 'Ein Los gilt, es traf eine Person aus dem Los und beim ersten Mal.\n']);
      expect(JSON.parse((await riffle(['verify', path, '--json'])).out)).toEqual({ file: path, ok: true, draws: 1 });
    });

    it('says whose it was not', async () => {
      const path = fileOf(lot(), (all) => (of(all, 'SpecialAwarded').entries = ['e9']));
      expect(await riffle(['verify', path])).toEqual({
        ...{ code: 1, out: '' },
        err: expect.stringContaining('„Tombola“ traf keine Person aus dem Los'),
      });
    });
  });

  it('says of a night without any that there is nothing to check', async () => {
    const { code, err } = await riffle(['verify', fileOf(new Evening('tda55'))]);
    expect([code, err]).toEqual([1, 'riffle: An diesem Abend lagen keine Umschläge, es gibt nichts zu prüfen.\n']);
  });
});
