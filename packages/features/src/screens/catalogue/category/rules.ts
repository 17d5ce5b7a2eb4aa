import type { CategoryNode, Gender } from '@vitrine/contract';

export type CategoryTab = Gender | 'brands';

type Query = Readonly<Record<string, string | undefined>>;

export const isBrandTab = ({ tab }: Query): boolean => tab === 'brands';

export interface CategoryGroup {
  /** Empty for the group of categories without children. */
  name: string;
  id: string;
  nodes: CategoryNode[];
}

/** Groups the children of a category: first those without children, then each branch. */
export function groupChildren({ id, children }: CategoryNode): CategoryGroup[] {
  const leaves = children.filter((child) => child.children.length === 0);
  const branches = children.filter((child) => child.children.length > 0);
  return [
    ...(leaves.length > 0 ? [{ id, name: '', nodes: leaves }] : []),
    ...branches.map((branch) => ({ id: branch.id, name: branch.name, nodes: branch.children })),
  ];
}

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** The filter that shows the brands of every letter. */
export const ALL_LETTERS = 'all';

/** The letter that the URL filters the brands by. */
export const parseLetter = ({ letter }: Query): string =>
  LETTERS.find((option) => option === letter) ?? ALL_LETTERS;

/** The element id of a brand group. An id cannot contain the initial `#`. */
export const getGroupId = (initial: string): string =>
  `brands-${initial === '#' ? 'other' : initial}`;

/** The index of the last group whose top is above the sticky header. */
export const findGroupInView = (
  tops: readonly (number | undefined)[],
  headerHeight: number,
): number =>
  Math.max(0, tops.filter((top) => top !== undefined && top <= headerHeight + 1).length - 1);
