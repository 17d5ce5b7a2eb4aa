/** The part of JSON Schema that the API documents use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

export const refName = (ref: string): string => ref.split('/').at(-1) ?? ref;

const formatLiteral = (value: unknown) => JSON.stringify(value);

function formatUnion(parts: readonly JsonSchema[]): string {
  return parts.map(formatType).join(' | ');
}

/** Formats a type in one line: `integer`, `"women" | "men"`, `Image[]`, `string | null`. */
export function formatType(schema: JsonSchema): string {
  if (schema.$ref) return refName(schema.$ref);
  if (schema.const !== undefined) return formatLiteral(schema.const);
  if (schema.enum) return schema.enum.map(formatLiteral).join(' | ');
  if (schema.anyOf) return formatUnion(schema.anyOf);
  if (schema.type === 'array') {
    const item = formatType(schema.items ?? {});
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return `{ [name]: ${formatType(schema.additionalProperties)} }`;
  return [schema.type ?? 'anything'].flat().join(' | ');
}

/** Formats the limits of a value: `1–60`, `at most 60 characters`. */
export function formatLimits({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  const limits: string[] = [];
  const isBounded = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
  if (isBounded(minimum) && isBounded(maximum)) limits.push(`${minimum}–${maximum}`);
  else if (isBounded(minimum)) limits.push(`from ${minimum}`);
  else if (isBounded(maximum)) limits.push(`up to ${maximum}`);
  if (minLength !== undefined && minLength > 0) limits.push(`at least ${minLength} characters`);
  if (maxLength !== undefined) limits.push(`at most ${maxLength} characters`);
  return limits.join(', ');
}

/** Finds the object schema inside lists and nullables; undefined when the schema is a reference. */
export function findObjectSchema(schema: JsonSchema): JsonSchema | undefined {
  if (schema.$ref) return undefined;
  if (schema.properties) return schema;
  if (schema.items) return findObjectSchema(schema.items);
  if (typeof schema.additionalProperties === 'object')
    return findObjectSchema(schema.additionalProperties);
  return schema.anyOf?.map(findObjectSchema).find((object) => object !== undefined);
}

export interface FieldRow {
  depth: number;
  name: string;
  type: string;
  isRequired: boolean;
  notes: string;
}

/** Lists the fields of an object, each followed by the fields of its nested object. */
export function listFields(schema: JsonSchema, depth = 0): FieldRow[] {
  const object = findObjectSchema(schema);
  if (!object) return [];
  const required = new Set(object.required);
  return Object.entries(object.properties ?? {}).flatMap(([name, field]) => [
    {
      depth,
      name,
      type: formatType(field),
      isRequired: required.has(name),
      notes: [field.description, formatLimits(field)].filter(Boolean).join('. '),
    },
    ...listFields(field, depth + 1),
  ]);
}
