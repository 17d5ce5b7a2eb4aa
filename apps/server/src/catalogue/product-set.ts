import { type Bitset, countMembers, listMembers } from './bitset.ts';

/** A set of products with its count; the list of numbers is built on first use. */
export interface ProductSet {
  members: Bitset;
  count: number;
  list: () => Uint32Array;
}

export function createProductSet(members: Bitset): ProductSet {
  let listed: Uint32Array | undefined;
  return {
    members,
    count: countMembers(members),
    list: () => {
      listed ??= listMembers(members);
      return listed;
    },
  };
}
