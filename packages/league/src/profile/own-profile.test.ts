import { describe, expect, it } from 'vitest';
import { blankOf } from '../declaration/blank.ts';
import type { Form } from '../declaration/form.ts';
import { problemsIn } from '../declaration/read.ts';
import { readyProfiles } from '../profiles/ready.ts';
import { type OwnProfile, ownProfileOf } from './own-profile.ts';
import { heldOf, type Profile } from './profile.ts';
import { type QuestionName, questionNames, questions } from './questions.ts';
import { readProfile } from './read-profile.ts';

const read = (own: OwnProfile): Profile => {
  const done = readProfile(own, readyProfiles);
  if (!done.ok) throw new Error(JSON.stringify(done.problems));
  return done.profile;
};

describe('an own profile that a whole one came from', () => {
  it.each(readyProfiles)('is the same as it was written, on $id, with every question answered and a note', (base) => {
    const answers = Object.fromEntries(
      questionNames.map((name) => [name, { value: heldOf(base, name).value, note: `why ${name}` }]),
    ) as OwnProfile['answers'];
    const own: OwnProfile = { id: 'own', name: 'Own', on: base.id, answers };
    const whole = read(own);
    expect(ownProfileOf(whole, readyProfiles)).toEqual(own);
    for (const name of questionNames)
      expect(heldOf(whole, name)).toEqual({
        ...{ value: heldOf(base, name).value, refs: [], from: 'profile', note: `why ${name}` },
      });
  });

  it('says nothing where it says nothing otherwise, and there is none of what comes with Riffle', () => {
    const own: OwnProfile = { id: 'own', on: 'oepbl', answers: {} };
    expect(ownProfileOf(read(own), readyProfiles)).toEqual(own);
    expect(readyProfiles.map((one) => ownProfileOf(one, readyProfiles))).toEqual(readyProfiles.map(() => undefined));
  });
});

describe('what is put where nothing was said yet', () => {
  /** Each form that stands in a question, however deep. */
  const within = (form: Form): readonly Form[] => {
    if (form.form === 'list') return [form, ...within(form.of)];
    if (form.form === 'record') return [form, ...Object.values(form.fields).flatMap(within)];
    if (form.form === 'ways')
      return [form, ...Object.values(form.each).flatMap((f) => Object.values(f).flatMap(within))];
    return [form];
  };

  it.each(questionNames)('lacks nothing but texts: %s', (name: QuestionName) => {
    for (const form of within(questions[name]))
      expect(problemsIn(form, blankOf(form)).filter(({ code }) => code !== 'not-a-text')).toEqual([]);
  });

  it('has no names that a document chooses itself: an editor of them would have nothing to edit', () => {
    expect(questionNames.flatMap((name) => within(questions[name])).some(({ form }) => form === 'named')).toBe(false);
  });
});
