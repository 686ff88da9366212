import type { Role, StaffInvitation, StaffMember } from '@riffle/wire';
import { type Answer, ask, get, post } from '../ask/ask.ts';
import { showProblem } from '../notices/notices.svelte.ts';

const at = (id: string) => `/api/staff/${encodeURIComponent(id)}`;

/** Who helps to run nights here, as the owner sees it. */
export class Staff {
  #members = $state.raw<readonly StaffMember[]>();
  /** Link and PIN of whoever was just invited: they are shown once. */
  invitation = $state.raw<StaffInvitation>();
  /** The list could not be fetched: nobody waits for it in vain. */
  isLost = $state(false);

  get members(): readonly StaffMember[] | undefined {
    return this.#members;
  }

  async load(): Promise<void> {
    const answer = await get<readonly StaffMember[]>('/api/staff');
    this.isLost = !answer.ok;
    if (answer.ok) this.#members = answer.value;
    else showProblem(answer.refusal);
  }
  invite = (name: string, role: Role): Promise<boolean> =>
    this.#invited(post<StaffInvitation>('/api/staff', { name, role }));
  renew = (id: string): Promise<boolean> => this.#invited(post<StaffInvitation>(`${at(id)}/invitation`));
  change = (id: string, changes: { readonly name?: string; readonly role?: Role }): Promise<boolean> =>
    this.#done(ask<StaffMember>('PATCH', at(id), changes));
  remove = (id: string): Promise<boolean> => this.#done(ask('DELETE', at(id)));

  async #invited(request: Promise<Answer<StaffInvitation>>): Promise<boolean> {
    const answer = await request;
    if (answer.ok) this.invitation = answer.value;
    return this.#done(Promise.resolve(answer));
  }
  async #done(request: Promise<Answer<unknown>>): Promise<boolean> {
    const answer = await request;
    if (answer.ok) await this.load();
    else showProblem(answer.refusal);
    return answer.ok;
  }
}
