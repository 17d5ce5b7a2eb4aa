/** As much of JSON Schema as the interface is described with. */
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

export const nameOfRef = (ref: string): string => ref.split('/').at(-1) ?? ref;

const literal = (value: unknown) => JSON.stringify(value);

function unionOf(parts: readonly JsonSchema[]): string {
  return parts.map(typeText).join(' | ');
}

/** The type of a value in one line: `integer`, `"women" | "men"`, `Image[]`, `string | null`. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref) return nameOfRef(schema.$ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (schema.anyOf) return unionOf(schema.anyOf);
  if (schema.type === 'array') {
    const item = typeText(schema.items ?? {});
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return `{ [name]: ${typeText(schema.additionalProperties)} }`;
  return [schema.type ?? 'anything'].flat().join(' | ');
}

/** What a value may be beside its type: `1–60`, `at most 60 characters`. */
export function limitsText({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
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

/** The object behind a schema, through lists and nullables; nothing when it has a name of its own. */
export function objectIn(schema: JsonSchema): JsonSchema | undefined {
  if (schema.$ref) return undefined;
  if (schema.properties) return schema;
  if (schema.items) return objectIn(schema.items);
  if (typeof schema.additionalProperties === 'object') return objectIn(schema.additionalProperties);
  return schema.anyOf?.map(objectIn).find((found) => found !== undefined);
}

export interface FieldRow {
  depth: number;
  name: string;
  type: string;
  isRequired: boolean;
  notes: string;
}

/** Every field of an object, those of nested objects right below the field that holds them. */
export function fieldRows(schema: JsonSchema, depth = 0): FieldRow[] {
  const object = objectIn(schema);
  if (!object) return [];
  const required = new Set(object.required);
  return Object.entries(object.properties ?? {}).flatMap(([name, field]) => [
    {
      depth,
      name,
      type: typeText(field),
      isRequired: required.has(name),
      notes: [field.description, limitsText(field)].filter(Boolean).join('. '),
    },
    ...fieldRows(field, depth + 1),
  ]);
}
