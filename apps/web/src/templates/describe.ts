import type { TemplateContent } from '@riffle/wire';
import { formatChips, formatMinutes, formatMoney } from '@riffle/words';
import { language, t } from '../language/language.svelte.ts';

type Structure = Extract<TemplateContent, { readonly kind: 'night' }>['setup']['levels'];
type Money = Extract<TemplateContent, { readonly kind: 'prices' }>['prices'];

/** In one line by which somebody tells whether it is what he looks for. */
export function describe(content: TemplateContent): string {
  const words = t.templateFile;
  switch (content.kind) {
    case 'night':
      return [content.setup.name, ofLevels(content.setup.levels, content.setup.startingStack)].join(' · ');
    case 'structure':
      return ofLevels(content.structure.levels, content.structure.startingStack);
    case 'chips':
      return words.chips(content.chips.map(({ value }) => chips(value)).join(', '));
    case 'prices':
      return ofPrices(content.prices);
    case 'prizes': {
      const { places } = content.plan;
      return places.by === 'list' ? words.places(places.rows.length) : words.planned;
    }
  }
}

const chips = (count: number): string => formatChips(count, language.current);

function ofLevels(levels: Structure, stack: number): string {
  const played = levels.filter(({ kind }) => kind === 'play').length;
  const long = levels.reduce((sum, { duration }) => sum + duration, 0);
  return t.templateFile.levels(played, levels.length - played, formatMinutes(long), chips(stack));
}

const MOST_SAID = 4;
function ofPrices({ money: { profiles }, currency }: Money): string {
  const said = profiles.slice(0, MOST_SAID).map(({ name, parts }) => {
    const price = parts.reduce((sum, { amount }) => sum + amount, 0);
    return `${name} ${formatMoney(price, currency, language.current)}`;
  });
  return [...said, ...(profiles.length > MOST_SAID ? ['…'] : [])].join(' · ');
}
