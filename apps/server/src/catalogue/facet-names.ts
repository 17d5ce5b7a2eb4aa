import { defineMessages, formatMessage, type Language, ONE_SIZE } from '@vitrine/kit';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { CountedFacet } from './dimension.ts';
import { findBandEnd } from './price.ts';
import { isLetterSize, type SizeOnScale, toSizeKey } from './sizes.ts';

export const facetMessages = defineMessages({
  oneSize: ['均码', 'One size'],
  letters: ['字母码', 'Letters'],
  sameDay: ['当日达', 'Same-day delivery'],
  band: ['{most}–{least} 折', '{lower}–{upper}% off'],
  lastBand: ['{least} 折以下', '{lower}% off and more'],
});

/** Formats a size with its scale, for example FR 38, 85 cm, M or 均码. */
export function formatSize(size: string, scale: string, language: Language): string {
  if (size === ONE_SIZE) return facetMessages[language].oneSize;
  if (scale === 'CM') return `${size} cm`;
  return toSizeKey({ size, scale }) === size ? size : `${scale} ${size}`;
}

/** The size of something that was chosen, for example in a bag; empty for a product that has no sizes. */
export const formatChosenSize = (size: string, scale: string, language: Language): string =>
  size === ONE_SIZE ? '' : formatSize(size, scale, language);

interface ValueName {
  name: string;
  /** A colour as #rrggbb; the parent of a category; the system of a size. */
  hint: string | null;
}

export function nameFacetValue(
  index: CatalogueIndex,
  facet: CountedFacet,
  value: string,
  language: Language,
): ValueName {
  return NAME_VALUE[facet](index, value, language);
}

type NameValue = (index: CatalogueIndex, value: string, language: Language) => ValueName;

const withoutHint = (name: string | undefined): ValueName => ({ name: name ?? '', hint: null });

const NAME_VALUE: Record<CountedFacet, NameValue> = {
  Categories: ({ tree }, id, language) => {
    const row = tree.byId.get(id);
    return { name: row?.name[language] ?? '', hint: row?.parentId ?? null };
  },
  Brands: ({ brands }, id) => withoutHint(brands.get(id)?.name),
  Sizes: (index, key, language) => {
    const size = index.sizes.get(key);
    if (!size) return withoutHint(undefined);
    const name = formatSize(size.size, size.scale, language);
    return { name, hint: nameSizeSystem(index, size, language) };
  },
  Colors: ({ colours }, code, language) => {
    const colour = colours.get(code);
    return { name: colour?.name[language] ?? '', hint: colour?.hex ?? null };
  },
  Attributes: ({ attributes }, code, language) => withoutHint(attributes.get(code)?.name[language]),
  Discount: (_, lower, language) => withoutHint(nameDiscountBand(lower, language)),
  SameDayDelivery: (_, _value, language) => withoutHint(facetMessages[language].sameDay),
};

/** What shoppers call the system of a size; null for a size that belongs to none. */
function nameSizeSystem(
  { sizeSystems }: CatalogueIndex,
  { size, scale }: SizeOnScale,
  language: Language,
): string | null {
  if (size === ONE_SIZE) return null;
  if (isLetterSize(size)) return facetMessages[language].letters;
  return (sizeSystems.get(scale)?.name[language] ?? scale) || null;
}

/** English names the discount, Chinese the remaining tenths of the price: 20% off is 8 折. */
function nameDiscountBand(lower: string, language: Language): string {
  const upper = findBandEnd(lower);
  const toTenths = (percent: string): string => String(10 - Number(percent) / 10);
  return formatMessage(
    upper === null ? facetMessages[language].lastBand : facetMessages[language].band,
    {
      lower,
      upper: upper ?? '',
      least: toTenths(lower),
      most: toTenths(upper ?? lower),
    },
  );
}
