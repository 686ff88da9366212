import { type OwnProfile, type ProfileProblem, readProfile, readyProfiles } from '@riffle/league';
import { sayLeagueProblem } from '@riffle/words';
import type { House } from '../house.ts';
import { listOf } from '../schema/brand.ts';
import { leagueProfileBody, leagueProfileOnShelf } from '../schema/league-profile.ts';
import { answers, noAnswer } from '../schema/problem.ts';
import { byId, language } from '../schema/query.ts';
import { type Api, languageIn, refuseWith } from './api.ts';
import { detailOf } from './invalid-input.ts';
import { sendProblem, serverProblem } from './problem.ts';

/** The address names another one than the document. */
const ID_OF_PATH: ProfileProblem = { path: 'id', code: 'text-not-so' };

/** Competition profiles of the club's own, beside those that come with Riffle. Directors write them, the floor may read them. */
export function leagueProfileRoutes(api: Api, { club, now }: House): void {
  api.get(
    '/api/league-profiles',
    { config: { may: 'floor' }, schema: { response: answers(listOf(leagueProfileOnShelf)) } },
    () => club.leagueProfiles.list(),
  );

  api.put(
    '/api/league-profiles/:id',
    {
      config: { may: 'director' },
      schema: { params: byId, querystring: language, body: leagueProfileBody, response: answers(leagueProfileOnShelf) },
    },
    async (request, reply) => {
      const { profile, expectedVersion } = request.body;
      const read = readProfile(profile, readyProfiles);
      const problems = read.ok ? (read.profile.id === request.params.id ? [] : [ID_OF_PATH]) : read.problems;
      if (problems.length > 0) {
        const spoken = languageIn(request);
        const errors = problems.map((one) => ({
          pointer: `/profile/${one.path}`,
          detail: sayLeagueProblem(spoken, one),
        }));
        return sendProblem(reply, serverProblem('invalid-input', spoken, { errors, detail: detailOf(errors) }));
      }
      const saved = await club.leagueProfiles.save(profile as OwnProfile, { at: now(), expectedVersion });
      return saved.ok ? saved.value : refuseWith(request, reply, saved.refusal);
    },
  );

  api.delete(
    '/api/league-profiles/:id',
    { config: { may: 'director' }, schema: { params: byId, response: noAnswer } },
    async (request, reply) => {
      await club.leagueProfiles.remove(request.params.id);
      return reply.code(204).send();
    },
  );
}
