import type { Gender } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';
import { sizeOfCommon } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Paced } from './paced.ts';
import type { AttributeRow, CategoryRow } from './rows.ts';

/** Words people look for together: a material or detail with a kind of piece. */
export interface Phrase {
  text: Localised;
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
      phrases.push({ text: said(attribute, leaf), gender: leaf.gender, count });
    }
    yield;
  }
  return phrases.sort((a, b) => b.count - a.count);
}

const isJoined = (name: string): boolean => JOINED.test(name);

const said = (attribute: AttributeRow, leaf: CategoryRow): Localised => ({
  'zh-CN': `${attribute.name['zh-CN']}${leaf.name['zh-CN']}`,
  'en-US': `${attribute.name['en-US']} ${leaf.name['en-US'].toLowerCase()}`,
});
