import { capitalise, type Localised, localised } from '@vitrine/kit';
import { findColour } from './colours.ts';
import type { DrawnProduct } from './drawn-products.ts';
import { findFabric } from './fabrics.ts';
import { findNoun } from './nouns.ts';

/** Drops 色 from a colour name before a noun: 墨绿色 becomes 墨绿; two-character names stay. */
const shortColour = (name: string) => name.replace(/(?<=.)([绿灰红粉蓝])色$/, '$1');

const joinWords = (parts: readonly string[]) => capitalise(parts.filter(Boolean).join(' '));

/** "Bottle green" becomes "bottle-green". */
const toAdjective = (colour: string) => colour.toLowerCase().replace(' ', '-');

/**
 * The product name: 墨绿缎面垂领吊带裙, Bottle-green cowl-neck satin slip dress. The colour is left out when
 * the name is unique without it; some kinds always include it.
 */
export function buildProductName(product: DrawnProduct, withColour: boolean): Localised {
  const colour = findColour(product.colour).name;
  const zhColour = shortColour(colour['zh-CN']);
  const enColour = toAdjective(colour['en-US']);
  const fabricName = findFabric(product).name;
  const noun = findNoun(product);
  if (noun.buildName) return noun.buildName({ zhColour, enColour, fabricName });
  const zhFabric = noun.hidesFabric ? '' : fabricName['zh-CN'];
  const enFabric = noun.hidesFabric ? '' : fabricName['en-US'];
  return localised(
    `${withColour ? zhColour : ''}${zhFabric}${noun.zh}`,
    joinWords([noun.size ?? '', withColour ? enColour : '', noun.prefix ?? '', enFabric, noun.en]),
  );
}
