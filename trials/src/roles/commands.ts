import { randomUUID } from 'node:crypto';
import { roleFor, type TournamentCommand } from '@riffle/tournament';
import type { CommandAnswer, Problem, UndoPreview } from '@riffle/wire';
import { type As, CALLERS, isAtLeast } from '../asked/callers.ts';
import { Kept } from '../asked/kept.ts';
import { type Around, type Chance, made } from '../asked/made.ts';
import { poolOf } from '../asked/pool.ts';
import { playedIn, type Scene } from '../asked/scene.ts';
import { bodyOf, commandsIn, type Description, namedIn, type Schema } from '../asked/schema.ts';

type Kind = {
  readonly name: string;
  readonly roles: Readonly<Record<string, 'display' | 'cashier' | 'floor' | 'director'>>;
};
type OfRole = { readonly facts?: { readonly role?: string; readonly needed?: readonly string[] } };
type Report = {
  tried: number;
  accepted: number;
  readonly faults: string[];
  /** Commands of which none was ever understood: then nothing was tried of them. */
  readonly unheard: Set<string>;
};

/** Each command of each kind by everybody: accepted or refused for another reason, or refused for the role, as it says. */
export async function commands(scene: Scene, chance: Chance, times: number): Promise<Report> {
  const description = scene.club.app.swagger() as unknown as Description;
  const report: Report = { tried: 0, accepted: 0, faults: [], unheard: new Set() };
  for (const { kind } of scene.club.house.host.all as readonly { readonly kind: Kind }[]) {
    const id = playedIn(scene)[kind.name];
    if (id === undefined) {
      report.faults.push(`no ${kind.name} in the scene: nothing of it was tried`);
      continue;
    }
    const body = bodyOf(description.paths[`/api/${kind.name}/{id}/commands`]?.post ?? { responses: {} });
    const given = commandsIn(body);
    for (const [type, schema] of given) {
      report.unheard.add(`${kind.name} ${type}`);
      for (let time = 0; time < times; time += 1) {
        const around = { chance, pool: await poolOf(scene), named: namedIn(description) };
        const giving = { scene, kind, id, type, schema, around };
        for (const as of CALLERS) await give({ ...giving, as }, report);
        // chance may take a while to say something that makes sense
        for (let more = 0; more < 500 && report.unheard.has(`${kind.name} ${type}`); more += 1)
          await give({ ...giving, as: 'owner' }, report);
      }
    }
  }
  for (const name of report.unheard) report.faults.push(`${name}: never understood, so never tried`);
  return report;
}

type Giving = {
  readonly scene: Scene;
  readonly kind: Kind;
  readonly id: string;
  readonly type: string;
  readonly schema: Schema;
  readonly around: Around;
  readonly as: As;
};

async function give({ scene, kind, id, type, schema, around, as }: Giving, report: Report): Promise<void> {
  const { callers, kept } = scene;
  const command = made(schema, around) as object;
  const before = await kept.now();
  const answer = await callers[as].post(`/api/${kind.name}/${id}/commands`, { id: randomUUID(), command });
  const after = await kept.now();
  report.tried += 1;
  const { statusCode: status } = answer;
  const fault = (what: string) => void report.faults.push(`${as}: ${JSON.stringify(command)}: ${what}: ${answer.body}`);
  const problem = status < 400 ? undefined : answer.json<Problem>();
  if (status >= 500) fault('broke');
  if (problem !== undefined && after !== before) fault(`refused, and changed ${Kept.between(before, after)}`);
  if (problem?.code !== 'invalid-input' && isAtLeast(as, least(kind))) report.unheard.delete(`${kind.name} ${type}`);
  if (status < 400) {
    report.accepted += 1;
    await takeBack({ scene, kind, id, type }, answer.json<CommandAnswer>().commit, report);
  }
  if (!isAtLeast(as, least(kind))) {
    const expected = isAtLeast(as, 'display') ? 'not-allowed' : 'unauthenticated';
    if (problem?.code !== expected) fault(`not refused as ${expected}`);
    return;
  }
  const isOfRole = problem?.code === 'role-may-not';
  // what is taken back is asked for its own role; what is no command at all is not read so far
  const unread = type === 'Undo' || problem?.code === 'invalid-input';
  const needed = unread ? least(kind) : (roleOf(kind, command as TournamentCommand) ?? least(kind));
  if (isAtLeast(as, needed)) {
    if (isOfRole) fault('refused for a role that may');
  } else if (!isOfRole || status !== 403 || !citesRole(problem, as, needed)) fault('not refused with its role');
}

const citesRole = ({ facts }: OfRole, as: As, needed: string): boolean =>
  facts?.role === as && facts.needed?.includes(needed) === true;

/** Of a night it can hang on more than on what kind of command it is. */
const roleOf = (kind: Kind, command: TournamentCommand): Kind['roles'][string] | undefined =>
  kind.name === 'night' ? roleFor(command) : kind.roles[command.type];

/** With which role one may give any command at all. */
const least = ({ roles }: Kind): 'cashier' | 'floor' | 'director' =>
  (['cashier', 'floor'] as const).find((role) => Object.values(roles).includes(role)) ?? 'director';

/** The floor may take back what the floor may do, and nothing of the director's. */
async function takeBack(
  { scene, kind, id, type }: Omit<Giving, 'schema' | 'around' | 'as'>,
  commit: string,
  report: Report,
): Promise<void> {
  const { floor, owner } = scene.callers;
  const at = `/api/${kind.name}/${id}`;
  const previewed = await owner.get(`${at}/undo/${encodeURIComponent(commit)}`);
  if (previewed.statusCode !== 200 || kind.roles[type] !== 'director') return;
  const { also } = previewed.json<UndoPreview>();
  const before = await scene.kept.now();
  const refused = await floor.post(`${at}/commands`, { id: randomUUID(), command: { type: 'Undo', commit, also } });
  report.tried += 1;
  const isSame = before === (await scene.kept.now());
  // where the floor may nothing at all, it does not come so far
  const code = least(kind) === 'director' ? 'not-allowed' : 'undo-needs-role';
  if (refused.statusCode !== 403 || refused.json<Problem>().code !== code || !isSame)
    report.faults.push(`floor: took back ${type}: ${refused.body}`);
}
