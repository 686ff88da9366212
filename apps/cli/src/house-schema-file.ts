import { houseSchema, type PolicyName, policies, waysToAnswer } from '@riffle/rulebooks';
import { onlyToRead, policyWords } from '@riffle/words';

/** The published schema: in English, with what each question and each of its answers means. */
export const houseSchemaText = (): string => `${withinLines(houseSchema(tell), '')}\n`;

/** A keyword a line, and the questions one below the other, so that a change of one is one line. */
const DEEP = ['properties', 'answers', '$defs'];
function withinLines(schema: object, indent: string): string {
  const lines = Object.entries(schema).map(([key, inner]: [string, unknown]) => {
    const written =
      DEEP.includes(key) && typeof inner === 'object' && inner !== null
        ? withinLines(inner, `${indent} `)
        : JSON.stringify(inner);
    return `${indent} ${JSON.stringify(key)}: ${written}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function tell(name: PolicyName): string {
  const { label, meaning, value } = policyWords.en[name];
  // the schema lists words that the policy's own sentences are written for
  const say = value as (answer: unknown) => string;
  const declared = policies[name];
  const words = waysToAnswer(name).filter((way) => typeof way === 'string');
  const members = declared.form === 'someOf' ? declared.choices : [];
  return [
    `${label}. ${meaning}`,
    ...(declared.reference === true ? [onlyToRead.en] : []),
    ...words.map((one) => `${one}: ${say(one)}`),
    ...members.map((one) => `${one}: ${say([one])}`),
  ].join('\n');
}
