type Properties = Readonly<Record<string, Schema>> & { readonly command?: Schema; readonly type?: Schema };

/** As much of JSON Schema as the API's description uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Properties;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
export type Operation = {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
/** What `/api/openapi.json` says. */
export type Description = {
  readonly paths: Readonly<Record<string, { readonly [method: string]: Operation; readonly post: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** `/api/night/:id` as the description writes it. */
export const described = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}');

/** What a reference in it means. */
export const namedIn = ({ components }: Description) => {
  return (ref: string): Schema => components.schemas[ref.replace('#/components/schemas/', '')] ?? {};
};

export const bodyOf = ({ requestBody }: Operation): Schema | undefined =>
  requestBody?.content['application/json']?.schema;

/** The command that is one of these types, of the body of a kind's commands. */
export function commandsIn(body: Schema | undefined): ReadonlyMap<string, Schema> {
  const { oneOf, anyOf } = body?.properties?.command ?? {};
  return new Map(
    (oneOf ?? anyOf ?? []).map((command) => {
      const { enum: [type] = [], const: only } = command.properties?.type ?? {};
      return [String(type ?? only), command];
    }),
  );
}
