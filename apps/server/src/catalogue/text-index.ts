import { type Bitset, listMembers } from './bitset.ts';
import type { CategoryTree } from './category-tree.ts';
import type { CountedFacet, Dimension } from './dimension.ts';
import { createPostings, type Posting, type Postings } from './postings.ts';
import type { AttributeRow, BrandRow, ColourRow, ProductRow, SynonymRow } from './rows.ts';
import { createSynonyms, type Synonyms } from './synonyms.ts';
import { type TimeSlicedTask, YIELD_EVERY } from './time-slicing.ts';
import { joinLatin, tokenise } from './tokens.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';

export interface TextIndex {
  postings: Postings;
  /**
   * All Latin words in order, so that the words with a prefix are adjacent. Numbers are left out,
   * because a prefix of an id has no meaning.
   */
  latin: readonly string[];
  synonyms: Synonyms;
  vocabulary: Vocabulary;
  /** Products with stock come first among equal matches. */
  inStock: Bitset;
}

const LATIN_WORD = /^[a-z]+$/;

/** Fields that tell more about what a search means weigh more. */
export const WEIGHTS = {
  code: 60,
  brand: 20,
  category: 18,
  name: 16,
  colour: 8,
  attribute: 6,
} as const;

interface TextSources {
  products: readonly ProductRow[];
  inStock: Bitset;
  facets: Record<CountedFacet, Dimension>;
  tree: CategoryTree;
  brands: ReadonlyMap<string, BrandRow>;
  colours: ReadonlyMap<string, ColourRow>;
  attributes: ReadonlyMap<string, AttributeRow>;
  synonyms: readonly SynonymRow[];
}

/**
 * Both languages share one index, so that "Halden 西装" works. Words that many products share (a brand,
 * a category) are added once with all products of that value, not once for each product.
 */
export function* buildTextIndex(sources: TextSources): TimeSlicedTask<TextIndex> {
  const { postings, words, addWord, addCode } = createPostings(WEIGHTS.code);
  for (const { texts, posting } of collectSharedWords(sources)) {
    for (const token of new Set(texts.flatMap((text) => [...tokenise(text)])))
      addWord(token, posting);
    yield;
  }
  const { products } = sources;
  const names = yield* collectTokens(
    products,
    ({ name }) => `${name['zh-CN']} ${name['en-US']}`,
    () => true,
  );
  for (const [token, members] of names) {
    addWord(token, { weight: WEIGHTS.name, products: new Uint32Array(members) });
    yield;
  }
  const codeWords = yield* collectTokens(
    products,
    ({ id, styleId }) => `${id} ${styleId} ${joinLatin(styleId)}`,
    (token, n) => {
      const isWord = LATIN_WORD.test(token);
      if (!isWord) addCode(token, n);
      return isWord;
    },
  );
  for (const [token, members] of codeWords) {
    addWord(token, { weight: WEIGHTS.code, products: new Uint32Array(members) });
    yield;
  }
  return {
    postings,
    latin: [...words()].filter((token) => LATIN_WORD.test(token)).sort(),
    synonyms: createSynonyms(sources.synonyms),
    vocabulary: buildVocabulary(sources),
    inStock: sources.inStock,
  };
}

/** Collects the products of each token that is accepted. */
function* collectTokens(
  products: readonly ProductRow[],
  getText: (product: ProductRow) => string,
  isAccepted: (token: string, product: number) => boolean,
): TimeSlicedTask<Map<string, number[]>> {
  const tokens = new Map<string, number[]>();
  for (const [n, product] of products.entries()) {
    for (const token of tokenise(getText(product))) {
      if (!isAccepted(token, n)) continue;
      const members = tokens.get(token);
      if (members) members.push(n);
      else tokens.set(token, [n]);
    }
    if (n % YIELD_EVERY === 0) yield;
  }
  return tokens;
}

interface SharedWords {
  texts: string[];
  posting: Posting;
}

/** One after the other, because listing the products of a value takes time. */
function* collectSharedWords({
  facets,
  tree,
  brands,
  colours,
  attributes,
}: TextSources): Generator<SharedWords> {
  function* existing(
    dimension: Dimension,
    weight: number,
    findValue: (value: string) => { name: string | Record<string, string> } | undefined,
  ): Generator<SharedWords> {
    for (const [ordinal, value] of dimension.values.entries()) {
      const name = findValue(value)?.name ?? '';
      const members = dimension.members[ordinal] ?? new Uint32Array();
      yield {
        texts: typeof name === 'string' ? [name] : Object.values(name),
        posting: { weight, products: listMembers(members) },
      };
    }
  }
  yield* existing(facets.Brands, WEIGHTS.brand, (id) => brands.get(id));
  yield* existing(facets.Categories, WEIGHTS.category, (id) => tree.byId.get(id));
  yield* existing(facets.Colors, WEIGHTS.colour, (code) => colours.get(code));
  yield* existing(facets.Attributes, WEIGHTS.attribute, (code) => attributes.get(code));
}
