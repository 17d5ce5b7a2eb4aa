import type { ProductSummary } from '@vitrine/contract';
import { DEFAULT_CURRENCY, type Language, type SizedImage } from '@vitrine/kit';
import type { CatalogueIndex } from './catalogue-index.ts';
import { isLowStock, isSoldOut, leadingPrice } from './price.ts';
import type { LabelRow, ProductRow } from './rows.ts';

/** Every size of each picture, in the order of the keys. */
export type Imaging = (keys: readonly string[]) => SizedImage[];

/** A card shows one view and another under the pointer; the rest belongs to the product page. */
const VIEWS_IN_SUMMARY = 2;

/** Label 1001 before all others, then the higher priority. */
const FIRST_LABEL = 1001;

export const sortedLabels = (labels: readonly LabelRow[], language: Language) =>
  [...labels]
    .sort(
      (a, b) =>
        Number(b.id === FIRST_LABEL) - Number(a.id === FIRST_LABEL) || b.priority - a.priority,
    )
    .map(({ id, name, priority }) => ({ id, name: name[language], priority }));

export type Summarise = (product: number, language: Language) => ProductSummary;

/** Makes summaries of products by their number, each once a language, when it is first asked for. */
export function summariser(index: CatalogueIndex, imaging: Imaging): Summarise {
  const made: Record<Language, ProductSummary[]> = { 'zh-CN': [], 'en-US': [] };
  return (product, language) => {
    const ready = made[language][product];
    if (ready) return ready;
    const summary = summaryOf(index, index.products[product] as ProductRow, language, imaging);
    made[language][product] = summary;
    return summary;
  };
}

function summaryOf(
  { brands }: CatalogueIndex,
  product: ProductRow,
  language: Language,
  imaging: Imaging,
): ProductSummary {
  const leading = leadingPrice(product.variants);
  return {
    id: product.id,
    brand: { id: product.brandId, name: brands.get(product.brandId)?.name ?? '' },
    shortDescription: product.name[language],
    images: imaging(product.imageKeys.slice(0, VIEWS_IN_SUMMARY)),
    price: leading?.price ?? 0,
    priceWithoutDiscount: leading?.original ?? 0,
    currencyIsoCode: leading?.currency ?? DEFAULT_CURRENCY,
    tag: product.tag,
    labels: sortedLabels(product.labels, language),
    gender: product.gender,
    isOnline: true,
    isLowStock: isLowStock(product.variants),
    isSoldOut: isSoldOut(product.variants),
  };
}
