/** The products that contain a token in one field, with the weight of that field. */
export interface Posting {
  weight: number;
  products: Uint32Array;
}

/** Finds the products that contain a token. */
export interface Postings {
  get: (token: string) => readonly Posting[] | undefined;
  has: (token: string) => boolean;
}

/** A map that grows is copied at once; many small ones never take long. */
const CODE_MAPS = 64;

const chooseMap = (token: string): number =>
  (token.charCodeAt(token.length - 1) * 31 + token.charCodeAt(token.length - 2)) % CODE_MAPS || 0;

/**
 * Collects postings. Codes (ids, style numbers) are as many as products and mostly lead to one of them,
 * so that they are stored as numbers and become a posting when they are searched.
 */
export function createPostings(codeWeight: number) {
  const words = new Map<string, Posting[]>();
  const codes = Array.from({ length: CODE_MAPS }, () => new Map<string, number | number[]>());
  const codesLike = (token: string) => codes[chooseMap(token)] as Map<string, number | number[]>;

  const get = (token: string): readonly Posting[] | undefined => {
    const postings = words.get(token);
    const products = codesLike(token).get(token);
    if (products === undefined) return postings;
    const posting = { weight: codeWeight, products: Uint32Array.from([products].flat()) };
    return [...(postings ?? []), posting];
  };

  return {
    words: (): Iterable<string> => words.keys(),
    addWord(token: string, posting: Posting): void {
      const existing = words.get(token);
      if (existing) existing.push(posting);
      else words.set(token, [posting]);
    },
    addCode(token: string, product: number): void {
      const map = codesLike(token);
      const existing = map.get(token);
      if (existing === undefined) map.set(token, product);
      else if (typeof existing === 'number') map.set(token, [existing, product]);
      else existing.push(product);
    },
    postings: { get, has: (token) => words.has(token) || codesLike(token).has(token) } as Postings,
  };
}
