import type { Template, TemplateContent, TemplateKind } from '@riffle/wire';

export type ContentOf<K extends TemplateKind> = Extract<TemplateContent, { readonly kind: K }>;

/** What a template has of this kind: all that it keeps, or the part of a whole night. Nothing where that night had none. */
export function partOf<K extends TemplateKind>(template: TemplateContent, kind: K): ContentOf<K> | undefined {
  if (template.kind === kind) return template as ContentOf<K>;
  return template.kind === 'night' ? (ofNight(template.setup, kind) as ContentOf<K> | undefined) : undefined;
}

type Setup = ContentOf<'night'>['setup'];

function ofNight(setup: Setup, kind: TemplateKind): TemplateContent | undefined {
  const { startingStack, lateEntryThrough, levels, chips, prizePlan: plan, money, currency, moneyShown: shown } = setup;
  switch (kind) {
    case 'night':
      return { kind, setup };
    case 'structure':
      return {
        kind,
        structure: { startingStack, levels, ...(lateEntryThrough !== undefined && { lateEntryThrough }) },
      };
    case 'chips':
      return chips && { kind, chips };
    case 'prizes':
      return plan && { kind, plan };
    case 'prices':
      return money && { kind, prices: { money, currency, ...(shown && { shown }) } };
  }
}

/** A template has no evening of its own. */
export function keptNight({ startsAt: _, demo: __, forLeague: ___, ...setup }: Setup): ContentOf<'night'> {
  return { kind: 'night', setup };
}

/** Those that can be taken for this kind: the club's own of it first, then whole nights that have it. */
export const takeable = <K extends TemplateKind>(
  templates: readonly Template[],
  kind: K,
): readonly { readonly template: Template; readonly part: ContentOf<K> }[] =>
  templates
    .flatMap((template) => {
      const part = partOf(template, kind);
      return part === undefined ? [] : [{ template, part }];
    })
    .toSorted((a, b) => Number(a.template.kind !== kind) - Number(b.template.kind !== kind));
