import { bannerInput, marketingInput } from '@vitrine/contract/admin/item-inputs';
import { describeSchema, type FieldNode } from '../../form/schema/describe-schema.ts';
import { createInitial, findVariant, toRequestValue } from '../../form/schema/form-values.ts';
import { isFieldShown } from './field-conditions.ts';
import type { Item } from './item-source.ts';
import type { ItemType } from './item-types.ts';

/** What operators look for first stands first. */
const FIRST = ['id', 'name', 'title', 'kind'];

const rankField = ({ name }: FieldNode) =>
  (FIRST.indexOf(name) + FIRST.length + 1) % (FIRST.length + 1);

const marketingNode = describeSchema(marketingInput);
const bannerNode = describeSchema(bannerInput);

/** The fields of a type, from the schema by which the server checks them. */
export function describeItem(type: ItemType): FieldNode {
  const node = type === 'banner' ? bannerNode : findVariant(marketingNode, type);
  if (!node) throw new Error(`no fields of ${type}`);
  return { ...node, children: node.children.toSorted((a, b) => rankField(a) - rankField(b)) };
}

/** What a form shows of an item, or of a new one: what operators write of it, without what the server adds. */
export function toItemValues(type: ItemType, item: Item | null): object {
  const node = describeItem(type);
  const stored = item && (toRequestValue(node, item, isFieldShown, [type]) as object);
  return { ...(createInitial(node) as object), ...stored };
}
