import { describe, expect, it } from 'vitest';
import { shownFiles } from './files.ts';
import type { FileAbout } from './state.ts';
import { after, at, refused, running } from './testing.ts';

const document = { is: 'licence', club: 'B', division: '1', document: 'registerExtract' } as const;
const photo = { is: 'card', division: '1', round: 1, table: '3', heat: 1 } as const;
const keep = (file: string, about: FileAbout) =>
  ({ type: 'KeepFile', file, medium: 'image/webp', size: 10, about }) as const;

describe('files that are kept with a season', () => {
  const kept = after(running, keep('one', document), keep('two', photo));
  const seen = (viewer: Parameters<typeof shownFiles>[1], state = kept) =>
    shownFiles(state, viewer).map(({ file }) => file);

  it('are the office’s all, a club’s its own, the referees’ those of cards while their match day is open', () => {
    expect(seen('office')).toEqual(['one', 'two']);
    expect(seen({ club: 'B' })).toEqual(['one']);
    expect(seen({ club: 'A' })).toEqual([]);
    expect(seen({ team: 'B1' })).toEqual([]);
    expect(seen('referee')).toEqual(['two']);
    expect(seen('public')).toEqual([]);
    const matchDays = kept.matchDays.map((day) => ({ ...day, closed: true }));
    expect(seen('referee', { ...kept, matchDays })).toEqual([]);
  });

  it('belong to an application or a match day that there is, and are kept once', () => {
    expect(refused(running, keep('one', { ...document, division: '2' }))).toEqual({ code: 'no-such', what: 'licence' });
    expect(refused(running, keep('one', { ...photo, round: 99 }))).toEqual({ code: 'no-such', what: 'matchDay' });
    expect(refused(kept, keep('one', document))).toEqual({ code: 'file-kept-already' });
  });

  it('are shown to nobody once they are removed, and may come again', () => {
    const gone = after(kept, [{ type: 'RemoveFile', file: 'one' }, at('2011-03-01')]);
    expect(seen('office', gone)).toEqual(['two']);
    expect(gone.files.find(({ file }) => file === 'one')?.removed).toBe(at('2011-03-01'));
    expect(refused(gone, { type: 'RemoveFile', file: 'one' })).toEqual({ code: 'no-such', what: 'file' });
    expect(seen('office', after(gone, keep('one', document)))).toEqual(['two', 'one']);
  });
});
