import { DEFAULT_LANGUAGE, LANGUAGES } from '@vitrine/kit';
import { z } from 'zod';

type FieldKind =
  | 'fixed'
  | 'text'
  | 'localised'
  | 'number'
  | 'switch'
  | 'choice'
  | 'time'
  | 'group'
  | 'union'
  | 'list';

/** What a form must know of a field to show it. */
export interface FieldNode {
  readonly name: string;
  readonly kind: FieldKind;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** The default of the schema; the value of a fixed field. */
  readonly initial: unknown;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** The values of a choice. */
  readonly values: readonly string[];
  /** The fields of a group, the one item of a list, or the groups of a union by their type. */
  readonly children: readonly FieldNode[];
}

interface Json {
  $ref?: string;
  $defs?: Record<string, Json>;
  type?: string;
  format?: string;
  enum?: string[];
  const?: unknown;
  anyOf?: Json[];
  oneOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const isNull = ({ type }: Json) => type === 'null';

function findKind({ const: fixed, enum: values, oneOf, type, format, properties }: Json) {
  if (fixed !== undefined) return 'fixed';
  if (oneOf) return 'union';
  if (values) return 'choice';
  if (properties) return LANGUAGES.every((each) => each in properties) ? 'localised' : 'group';
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'switch';
  if (type === 'integer' || type === 'number') return 'number';
  return format === 'date-time' ? 'time' : 'text';
}

const readTypeName = ({ properties }: Json): string => String(properties?.type?.const ?? '');

function describeChildren(kind: FieldKind, json: Json): FieldNode[] {
  if (kind === 'list') return [describeJson('', json.items ?? {}, true)];
  if (kind === 'union') {
    return (json.oneOf ?? []).map((each) => describeJson(readTypeName(each), each, true));
  }
  if (kind !== 'group') return [];
  return Object.entries(json.properties ?? {}).map(([name, each]) =>
    describeJson(name, each, json.required?.includes(name) ?? false),
  );
}

/** A text of both languages has the length of one. */
const findMaxLength = ({ maxLength, properties }: Json): number | undefined =>
  maxLength ?? properties?.[DEFAULT_LANGUAGE]?.maxLength;

function describeJson(name: string, json: Json, isRequired: boolean): FieldNode {
  const inner = json.anyOf?.find((each) => !isNull(each)) ?? json;
  const kind = findKind(inner);
  return {
    name,
    kind,
    isRequired,
    isNullable: json.anyOf?.some(isNull) ?? false,
    initial: inner.const ?? json.default,
    min: inner.minimum ?? inner.minItems,
    max: inner.maximum ?? inner.maxItems ?? findMaxLength(inner),
    values: inner.enum ?? [],
    children: describeChildren(kind, inner),
  };
}

/** The fields of a schema, in its order. */
export function describeSchema(schema: z.ZodType): FieldNode {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Json;
  const name = json.$ref?.split('/').at(-1);
  return describeJson('', (name && json.$defs?.[name]) || json, true);
}
