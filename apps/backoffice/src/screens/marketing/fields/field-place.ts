import type { FieldNode } from '../../../form/schema/describe-schema.ts';

/** A part of the path of a form's value. */
export type NamePart = string | number;

/** A field and where it stands. */
export interface FieldPlace {
  readonly node: FieldNode;
  /** From the type of the item on, without positions in lists: it finds texts and conditions. */
  readonly path: readonly string[];
  /** From the nearest list on, as the form names it. */
  readonly name: NamePart[];
  /** From the item on. */
  readonly fullName: NamePart[];
}

/** The place of a field of a group. */
export const placeChild = (
  { path, name, fullName }: Omit<FieldPlace, 'node'>,
  node: FieldNode,
): FieldPlace => ({
  node,
  path: [...path, node.name],
  name: [...name, node.name],
  fullName: [...fullName, node.name],
});
