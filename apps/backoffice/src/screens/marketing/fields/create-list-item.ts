import { newUuid } from '@vitrine/kit';
import type { FieldNode } from '../../../form/schema/describe-schema.ts';
import { createInitial } from '../../../form/schema/form-values.ts';

const ID_LENGTH = 8;

/** A new item of a list. Its id is made up, because operators rarely care about it. */
export function createListItem(item: FieldNode): unknown {
  const values = createInitial(item);
  const hasId = item.children.some(({ name }) => name === 'id');
  return hasId ? { ...(values as object), id: newUuid().slice(-ID_LENGTH) } : values;
}
