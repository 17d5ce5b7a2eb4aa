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

export const has = (set: Bitset, member: number): boolean =>
  (word(set, member >>> 5) & (1 << (member & 31))) !== 0;

export function setOf(size: number, members: ArrayLike<number>): Bitset {
  const set = emptySet(size);
  for (let i = 0; i < members.length; i++) add(set, members[i] as number);
  return set;
}

/** Keeps in `set` only what `other` has too. */
export function keep(set: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < set.length; i++) set[i] = word(set, i) & word(other, i);
  return set;
}

/** Puts into `set` all that `other` has. */
export function join(set: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < set.length; i++) set[i] = word(set, i) | word(other, i);
  return set;
}

/** The members in ascending order. */
export function membersOf(set: Bitset): Uint32Array {
  const members = new Uint32Array(sizeOf(set));
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

export function sizeOf(set: Bitset): number {
  let total = 0;
  for (let i = 0; i < set.length; i++) total += bitCount(word(set, i));
  return total;
}

/** How many members two sets have in common. Two words are counted at a time: this is the hot loop. */
export function sizeOfCommon(left: Bitset, right: Bitset): number {
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

/** How many of some members a set has: quicker than two sets when they are few. */
export function sizeOfListed(members: Uint32Array, set: Bitset): number {
  let total = 0;
  for (let i = 0; i < members.length; i++) {
    const member = members[i] as number;
    total += (word(set, member >>> 5) >>> (member & 31)) & 1;
  }
  return total;
}

const word = (set: Bitset, at: number): number => set[at] as number;

/** How many bits are set, four by four. */
function nibbleCounts(word: number): number {
  const bits = word - ((word >>> 1) & 0x55555555);
  return (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
}

function bitCount(word: number): number {
  const bits = nibbleCounts(word);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
