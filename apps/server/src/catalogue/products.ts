import { type Bitset, membersOf, sizeOf } from './bitset.ts';

/** Some products: how many is always known, which ones is only worked out when somebody asks. */
export interface Products {
  members: Bitset;
  count: number;
  list: () => Uint32Array;
}

export function productsIn(members: Bitset): Products {
  let listed: Uint32Array | undefined;
  return {
    members,
    count: sizeOf(members),
    list: () => {
      listed ??= membersOf(members);
      return listed;
    },
  };
}
