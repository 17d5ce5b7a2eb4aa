import type { Localised } from '@vitrine/kit';
import type { Label } from '@vitrine/modules/schemas';
import { z } from 'zod';

type FieldKind = 'line' | 'area' | 'number' | 'switch' | 'choice' | 'group' | 'list';

/** What the studio must know of a field of a module to show it. */
export interface ModuleField {
  readonly name: string;
  readonly kind: FieldKind;
  /** What the schema asks for, such as a picker of colours. */
  readonly widget: string;
  readonly label: Localised;
  readonly initial: unknown;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly options: readonly (string | number)[];
  /** The fields of a group, or the one item of a list. */
  readonly children: readonly ModuleField[];
}

interface Json {
  type?: string;
  enum?: (string | number)[];
  const?: string | number;
  anyOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  widget?: string;
  label?: Label;
  options?: readonly string[];
}

/** Longer texts get several lines. */
const MAX_LINE = 120;

function findOptions({ enum: values, anyOf }: Json): (string | number)[] | undefined {
  const constants = anyOf?.flatMap(({ const: value }) => (value === undefined ? [] : [value]));
  return values ?? (constants?.length === anyOf?.length ? constants : undefined);
}

function findKind(json: Json): FieldKind {
  if (findOptions(json)) return 'choice';
  if (json.type === 'boolean') return 'switch';
  if (json.type === 'number' || json.type === 'integer') return 'number';
  if (json.type === 'array') return 'list';
  if (json.type === 'object') return 'group';
  return (json.maxLength ?? 0) > MAX_LINE ? 'area' : 'line';
}

function createInitial(json: Json): unknown {
  if (json.default !== undefined) return json.default;
  const { items = {}, properties = {}, minItems = 0 } = json;
  if (json.type === 'array') return Array.from({ length: minItems }, () => createInitial(items));
  if (json.type !== 'object' || json.widget) return undefined;
  const isFilled = (name: string, { default: value }: Json) =>
    value !== undefined || json.required?.includes(name);
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, inner]) =>
      isFilled(name, inner) ? [[name, createInitial(inner)] as const] : [],
    ),
  );
}

function describeChildren(json: Json): ModuleField[] {
  if (json.widget !== undefined) return [];
  if (json.items) return [describeField('', json.items, true)];
  return Object.entries(json.properties ?? {}).map(([name, inner]) =>
    describeField(name, inner, json.required?.includes(name) ?? false),
  );
}

function describeField(name: string, json: Json, isRequired: boolean): ModuleField {
  return {
    name,
    kind: findKind(json),
    widget: json.widget ?? '',
    label: { 'zh-CN': json.label?.zh ?? name, 'en-US': json.label?.en ?? name },
    initial: isRequired || json.default !== undefined ? createInitial(json) : undefined,
    min: json.minimum ?? json.minItems,
    max: json.maximum ?? json.maxItems ?? json.maxLength,
    options: findOptions(json) ?? json.options ?? [],
    children: describeChildren(json),
  };
}

/** The fields of a module, in the order of its schema. */
export function describeModule(schema: z.ZodType): ModuleField {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return describeField('', json as Json, true);
}
