import { fill, type Language, type Messages } from '@vitrine/kit';
import type { CatalogueIndex, CountedFacet } from './catalogue-index.ts';
import { bandEnd } from './price.ts';
import { ONE_SIZE, sizeKey } from './sizes.ts';

interface Words {
  oneSize: string;
  sameDay: string;
  band: string;
  lastBand: string;
}

const words: Messages<Words> = {
  'zh-CN': {
    oneSize: '均码',
    sameDay: '当日达',
    band: '{most}–{least} 折',
    lastBand: '{least} 折以下',
  },
  'en-US': {
    oneSize: 'One size',
    sameDay: 'Same-day delivery',
    band: '{lower}–{upper}% off',
    lastBand: '{lower}% off and more',
  },
};

/** How a size is read with its scale: FR 38, 85 cm, M, 均码. */
export function sizeName(size: string, scale: string, language: Language): string {
  if (size === ONE_SIZE) return words[language].oneSize;
  if (scale === 'CM') return `${size} cm`;
  return sizeKey({ size, scale }) === size ? size : `${scale} ${size}`;
}

interface Name {
  name: string;
  /** A colour as #rrggbb; the parent of a category. */
  hint: string | null;
}

export function nameOf(
  index: CatalogueIndex,
  facet: CountedFacet,
  value: string,
  language: Language,
): Name {
  return NAMES[facet](index, value, language);
}

type Naming = (index: CatalogueIndex, value: string, language: Language) => Name;

const plain = (name: string | undefined): Name => ({ name: name ?? '', hint: null });

const NAMES: Record<CountedFacet, Naming> = {
  Categories: ({ tree }, id, language) => {
    const row = tree.byId.get(id);
    return { name: row?.name[language] ?? '', hint: row?.parentId ?? null };
  },
  Brands: ({ brands }, id) => plain(brands.get(id)?.name),
  Sizes: ({ sizes }, key, language) => {
    const found = sizes.get(key);
    return plain(found && sizeName(found.size, found.scale, language));
  },
  Colors: ({ colours }, code, language) => {
    const colour = colours.get(code);
    return { name: colour?.name[language] ?? '', hint: colour?.hex ?? null };
  },
  Attributes: ({ attributes }, code, language) => plain(attributes.get(code)?.name[language]),
  Discount: (_, lower, language) => plain(bandName(lower, language)),
  SameDayDelivery: (_, _value, language) => plain(words[language].sameDay),
};

/** English says how much is off, Chinese what is left of the price: 20% off is 8 折. */
function bandName(lower: string, language: Language): string {
  const upper = bandEnd(lower);
  const left = (percent: string): string => String(10 - Number(percent) / 10);
  return fill(upper === null ? words[language].lastBand : words[language].band, {
    lower,
    upper: upper ?? '',
    least: left(lower),
    most: left(upper ?? lower),
  });
}
