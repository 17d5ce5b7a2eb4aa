import type { CategoryNode, Gender } from '@vitrine/contract';

export const GENDERS: readonly Gender[] = ['women', 'men', 'kids'];

export type CategoryTab = Gender | 'brands';

type Query = Readonly<Record<string, string | undefined>>;

export const genderOf = ({ gender }: Query, fallback: Gender): Gender =>
  GENDERS.find((known) => known === gender) ?? fallback;

export const isBrands = ({ tab }: Query): boolean => tab === 'brands';

export interface CategoryGroup {
  /** Empty for those that stand by themselves. */
  name: string;
  id: string;
  nodes: CategoryNode[];
}

/** What is below a category: its own leaves together, then each branch under its name. */
export function groupsOf({ id, children }: CategoryNode): CategoryGroup[] {
  const leaves = children.filter((child) => child.children.length === 0);
  const branches = children.filter((child) => child.children.length > 0);
  return [
    ...(leaves.length > 0 ? [{ id, name: '', nodes: leaves }] : []),
    ...branches.map((branch) => ({ id: branch.id, name: branch.name, nodes: branch.children })),
  ];
}

export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** Every letter. */
export const ALL = 'all';

/** The letter that an address narrows the brands to. */
export const letterOf = ({ letter }: Query): string =>
  LETTERS.find((known) => known === letter) ?? ALL;

/** A letter may be a sign, and an id may not. */
export const groupId = (initial: string): string => `brands-${initial === '#' ? 'other' : initial}`;

/** The number of the last group whose beginning has passed what stands above the brands. */
export const inView = (tops: readonly (number | undefined)[], above: number): number =>
  Math.max(0, tops.filter((top) => top !== undefined && top <= above + 1).length - 1);
