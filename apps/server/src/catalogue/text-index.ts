import { membersOf } from './bitset.ts';
import type { CountedFacet } from './catalogue-index.ts';
import type { Dimension } from './dimension.ts';
import { type Paced, STRIDE } from './paced.ts';
import type { AttributeRow, BrandRow, ColourRow, ProductRow } from './rows.ts';
import type { CategoryTree } from './tree.ts';
import { tokensOf } from './words.ts';

/** Some products that a token stands in, and how much it tells about them there. */
export interface Posting {
  weight: number;
  products: Uint32Array;
}

export interface TextIndex {
  postings: ReadonlyMap<string, readonly Posting[]>;
  /**
   * Every Latin word in order, so that a prefix is a stretch of it. Not numbers: the beginning of an
   * id means nothing, and there are as many of them as products.
   */
  latin: readonly string[];
}

const LATIN_WORD = /^[a-z]+$/;

/** The more a field tells what somebody meant, the more it weighs. */
export const WEIGHTS = {
  code: 60,
  brand: 20,
  category: 18,
  name: 16,
  colour: 8,
  attribute: 6,
} as const;

interface Sources {
  products: readonly ProductRow[];
  facets: Record<CountedFacet, Dimension>;
  tree: CategoryTree;
  brands: ReadonlyMap<string, BrandRow>;
  colours: ReadonlyMap<string, ColourRow>;
  attributes: ReadonlyMap<string, AttributeRow>;
}

/**
 * Both languages stand in one index, so that "Halden 西装" finds what it means. Words that many products
 * share (a brand, a category) are filed once with the products of that value, not once a product.
 */
export function* buildTextIndex(sources: Sources): Paced<TextIndex> {
  const postings = new Map<string, Posting[]>();
  const file = (token: string, posting: Posting): void => {
    const filed = postings.get(token);
    if (filed) filed.push(posting);
    else postings.set(token, [posting]);
  };
  for (const { texts, posting } of sharedWords(sources)) {
    for (const token of new Set(texts.flatMap((text) => [...tokensOf(text)]))) file(token, posting);
  }
  yield;
  const { products } = sources;
  const fields: [number, (product: ProductRow) => string][] = [
    [WEIGHTS.name, ({ name }) => `${name['zh-CN']} ${name['en-US']}`],
    [WEIGHTS.code, ({ id, styleId }) => `${id} ${styleId}`],
  ];
  for (const [weight, textOf] of fields) {
    const found = yield* gather(products, textOf);
    for (const [token, members] of found) {
      file(token, { weight, products: Uint32Array.from(members) });
    }
    yield;
  }
  return { postings, latin: [...postings.keys()].filter((token) => LATIN_WORD.test(token)).sort() };
}

function* gather(
  products: readonly ProductRow[],
  textOf: (product: ProductRow) => string,
): Paced<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const [n, product] of products.entries()) {
    for (const token of tokensOf(textOf(product))) {
      const members = found.get(token);
      if (members) members.push(n);
      else found.set(token, [n]);
    }
    if (n % STRIDE === 0) yield;
  }
  return found;
}

interface SharedWords {
  texts: string[];
  posting: Posting;
}

function sharedWords({ facets, tree, brands, colours, attributes }: Sources): SharedWords[] {
  const filed = (
    dimension: Dimension,
    weight: number,
    named: (value: string) => { name: string | Record<string, string> } | undefined,
  ): SharedWords[] =>
    dimension.values.map((value, ordinal) => {
      const name = named(value)?.name ?? '';
      const members = dimension.members[ordinal] ?? new Uint32Array();
      return {
        texts: typeof name === 'string' ? [name] : Object.values(name),
        posting: { weight, products: membersOf(members) },
      };
    });
  return [
    ...filed(facets.Brands, WEIGHTS.brand, (id) => brands.get(id)),
    ...filed(facets.Categories, WEIGHTS.category, (id) => tree.byId.get(id)),
    ...filed(facets.Colors, WEIGHTS.colour, (code) => colours.get(code)),
    ...filed(facets.Attributes, WEIGHTS.attribute, (code) => attributes.get(code)),
  ];
}
