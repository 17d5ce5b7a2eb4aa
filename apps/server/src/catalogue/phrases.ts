import type { Gender } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';
import { countCommon } from './bitset.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { TimeSlicedTask } from './time-slicing.ts';
import { tokenise } from './tokens.ts';

/** A search phrase that combines an attribute (material, detail) with a category. */
export interface Phrase {
  /** Empty in a language in which attribute and category share a word. */
  text: Localised;
  categoryId: string;
  gender: Gender;
  count: number;
}

/** Phrases that match fewer products are not suggested. */
const MIN_PRODUCTS = 2;

/** Category names that join two kinds ("coats and jackets") make no natural phrase. */
const CONJUNCTION = /[与和及、&/]|\band\b/;

/** Builds all phrases such as 羊绒大衣 (Cashmere coats), the most frequent first. */
export function* buildPhrases({
  tree,
  facets,
  attributes,
}: CatalogueIndex): TimeSlicedTask<Phrase[]> {
  const leaves = tree.ordered.filter(
    ({ id, parentId, name }) =>
      parentId && tree.childrenOf(id).length === 0 && !Object.values(name).some(hasConjunction),
  );
  const phrases: Phrase[] = [];
  for (const leaf of leaves) {
    const inCategory = facets.Categories.members[facets.Categories.ordinals.get(leaf.id) ?? -1];
    for (const [ordinal, code] of facets.Attributes.values.entries()) {
      const attribute = attributes.get(code);
      const withAttribute = facets.Attributes.members[ordinal];
      if (!inCategory || !attribute || !withAttribute) continue;
      const count = countCommon(inCategory, withAttribute);
      if (count < MIN_PRODUCTS) continue;
      phrases.push({
        text: joinPhrase(attribute.name, leaf.name),
        categoryId: leaf.id,
        gender: leaf.gender,
        count,
      });
    }
    yield;
  }
  return phrases.sort((a, b) => b.count - a.count);
}

const hasConjunction = (name: string): boolean => CONJUNCTION.test(name);

export const joinPhrase = (attribute: Localised, category: Localised): Localised => ({
  'zh-CN': hasSharedToken(attribute['zh-CN'], category['zh-CN'])
    ? ''
    : `${attribute['zh-CN']}${category['zh-CN']}`,
  'en-US': hasSharedToken(attribute['en-US'], category['en-US'])
    ? ''
    : `${attribute['en-US']} ${category['en-US'].toLowerCase()}`,
});

/** Detects phrases such as "Pleated pleated skirts" or 褶裥百褶裙. */
function hasSharedToken(attribute: string, category: string): boolean {
  const categoryTokens = tokenise(category);
  return [...tokenise(attribute)].some((token) => categoryTokens.has(token));
}
