import type { Gender } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';
import { sizeOfCommon } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Paced } from './paced.ts';
import { tokensOf } from './words.ts';

/** Words people look for together: a material or detail with a kind of piece. */
export interface Phrase {
  /** Empty in a language in which it would say the same thing twice. */
  text: Localised;
  categoryId: string;
  gender: Gender;
  count: number;
}

/** Fewer than this is a piece, not a kind of piece. */
const LEAST_PRODUCTS = 2;

/** A name that joins two kinds ("coats and jackets") makes no phrase anybody would say. */
const JOINED = /[与和及、&/]|\band\b/;

/** 羊绒大衣, Cashmere coats: every pair there is, the most frequent first. */
export function* buildPhrases({ tree, facets, attributes }: CatalogueIndex): Paced<Phrase[]> {
  const leaves = tree.ordered.filter(
    ({ id, parentId, name }) =>
      parentId && tree.childrenOf(id).length === 0 && !Object.values(name).some(isJoined),
  );
  const phrases: Phrase[] = [];
  for (const leaf of leaves) {
    const inLeaf = facets.Categories.members[facets.Categories.ordinals.get(leaf.id) ?? -1];
    for (const [ordinal, code] of facets.Attributes.values.entries()) {
      const attribute = attributes.get(code);
      const having = facets.Attributes.members[ordinal];
      if (!inLeaf || !attribute || !having) continue;
      const count = sizeOfCommon(inLeaf, having);
      if (count < LEAST_PRODUCTS) continue;
      phrases.push({
        text: said(attribute.name, leaf.name),
        categoryId: leaf.id,
        gender: leaf.gender,
        count,
      });
    }
    yield;
  }
  return phrases.sort((a, b) => b.count - a.count);
}

const isJoined = (name: string): boolean => JOINED.test(name);

export const said = (attribute: Localised, category: Localised): Localised => ({
  'zh-CN': repeats(attribute['zh-CN'], category['zh-CN'])
    ? ''
    : `${attribute['zh-CN']}${category['zh-CN']}`,
  'en-US': repeats(attribute['en-US'], category['en-US'])
    ? ''
    : `${attribute['en-US']} ${category['en-US'].toLowerCase()}`,
});

/** Pleated pleated skirts, 褶裥百褶裙. */
function repeats(attribute: string, category: string): boolean {
  const told = tokensOf(category);
  return [...tokensOf(attribute)].some((token) => told.has(token));
}
