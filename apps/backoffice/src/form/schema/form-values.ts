import { LANGUAGES } from '@vitrine/kit';
import type { FieldNode } from './describe-schema.ts';

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The value of a field in a new form. */
export function createInitial(node: FieldNode): unknown {
  const { kind, initial, children, min = 0 } = node;
  if (kind === 'localised') return Object.fromEntries(LANGUAGES.map((each) => [each, '']));
  if (initial !== undefined) return initial;
  const [first] = children;
  if (kind === 'list') return first ? Array.from({ length: min }, () => createInitial(first)) : [];
  if (kind === 'union') return first && createInitial(first);
  if (kind === 'switch') return false;
  if (kind !== 'group') return undefined;
  return Object.fromEntries(children.map((child) => [child.name, createInitial(child)]));
}

export const findVariant = ({ children }: FieldNode, type: unknown): FieldNode | undefined =>
  children.find(({ name }) => name === type);

/** Whether a field takes part in a form, by the values beside it. */
export type IsFieldShown = (path: readonly string[], siblings: Values) => boolean;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function toGroup(node: FieldNode, value: Values, path: readonly string[], isShown: IsFieldShown) {
  const entries = node.children.flatMap((child) => {
    const childPath = [...path, child.name];
    const given = isShown(childPath, value) ? value[child.name] : createInitial(child);
    const written = toRequestValue(child, given, isShown, childPath);
    return written === undefined ? [] : [[child.name, written] as const];
  });
  return Object.fromEntries(entries);
}

function toTexts({ isRequired }: FieldNode, value: Values) {
  const texts = Object.fromEntries(LANGUAGES.map((each) => [each, value[each] ?? '']));
  return !isRequired && LANGUAGES.every((each) => texts[each] === '') ? undefined : texts;
}

function toList(
  { isRequired, initial, children: [item] }: FieldNode,
  value: unknown,
  isShown: IsFieldShown,
  path: readonly string[],
) {
  const items = Array.isArray(value) && item ? value : [];
  if (items.length === 0 && !isRequired && initial === undefined) return undefined;
  return items.map((each) => item && toRequestValue(item, each, isShown, path));
}

/** What a form sends of a field: null for an empty one that may be, nothing where the server has a default. */
export function toRequestValue(
  node: FieldNode,
  value: unknown,
  isShown: IsFieldShown,
  path: readonly string[] = [],
): unknown {
  const values = isRecord(value) ? value : {};
  switch (node.kind) {
    case 'fixed':
      return node.initial;
    case 'localised':
      return toTexts(node, values);
    case 'list':
      return toList(node, value, isShown, path);
    case 'union': {
      const variant = findVariant(node, values.type);
      return variant && toRequestValue(variant, values, isShown, path);
    }
    case 'group': {
      const group = toGroup(node, values, path, isShown);
      return node.isNullable && Object.keys(group).length === 0 ? null : group;
    }
    default:
      if (!isEmpty(value)) return value;
      return node.isNullable ? null : undefined;
  }
}
