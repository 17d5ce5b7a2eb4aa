/**
 * A set of product numbers, one bit each. Written here because the library measured (typedfastbitset)
 * grows its sets on demand and took two to three times as long for an intersection and a count.
 */
export type Bitset = Uint32Array;

export const emptySet = (size: number): Bitset => new Uint32Array((size + 31) >>> 5);

export function fullSet(size: number): Bitset {
  const set = emptySet(size).fill(0xffffffff);
  const tail = size & 31;
  if (tail > 0) set[set.length - 1] = (1 << tail) - 1;
  return set;
}

export function add(set: Bitset, member: number): void {
  set[member >>> 5] = word(set, member >>> 5) | (1 << (member & 31));
}

export function remove(set: Bitset, member: number): void {
  set[member >>> 5] = word(set, member >>> 5) & ~(1 << (member & 31));
}

export const has = (set: Bitset, member: number): boolean =>
  (word(set, member >>> 5) & (1 << (member & 31))) !== 0;

export function createBitset(size: number, members: ArrayLike<number>): Bitset {
  const set = emptySet(size);
  for (let i = 0; i < members.length; i++) add(set, members[i] as number);
  return set;
}

/** Removes from `set` the members that `other` does not have. */
export function intersect(set: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < set.length; i++) set[i] = word(set, i) & word(other, i);
  return set;
}

/** Adds all members of `other` to `set`. */
export function unite(set: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < set.length; i++) set[i] = word(set, i) | word(other, i);
  return set;
}

/** Lists the members in ascending order. */
export function listMembers(set: Bitset): Uint32Array {
  const members = new Uint32Array(countMembers(set));
  let next = 0;
  for (let i = 0; i < set.length; i++) {
    let bits = word(set, i);
    while (bits !== 0) {
      const lowest = bits & -bits;
      members[next++] = (i << 5) + 31 - Math.clz32(lowest);
      bits ^= lowest;
    }
  }
  return members;
}

export const isEmpty = (set: Bitset): boolean => set.every((word) => word === 0);

export function countMembers(set: Bitset): number {
  let total = 0;
  for (let i = 0; i < set.length; i++) total += bitCount(word(set, i));
  return total;
}

/** Counts the members two sets have in common. Two words are counted at a time because this is the hot loop. */
export function countCommon(left: Bitset, right: Bitset): number {
  let total = 0;
  const pairs = left.length - (left.length & 1);
  for (let i = 0; i < pairs; i += 2) {
    const nibbles =
      nibbleCounts(word(left, i) & word(right, i)) +
      nibbleCounts(word(left, i + 1) & word(right, i + 1));
    const bytes = (nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f);
    total += Math.imul(bytes, 0x01010101) >>> 24;
  }
  return pairs < left.length ? total + bitCount(word(left, pairs) & word(right, pairs)) : total;
}

/** Counts how many of the listed members a set has. Faster than comparing two sets when the list is short. */
export function countListed(members: Uint32Array, set: Bitset): number {
  let total = 0;
  for (let i = 0; i < members.length; i++) {
    const member = members[i] as number;
    total += (word(set, member >>> 5) >>> (member & 31)) & 1;
  }
  return total;
}

const word = (set: Bitset, at: number): number => set[at] as number;

/** Counts the set bits of each group of four bits. */
function nibbleCounts(word: number): number {
  const bits = word - ((word >>> 1) & 0x55555555);
  return (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
}

function bitCount(word: number): number {
  const bits = nibbleCounts(word);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
