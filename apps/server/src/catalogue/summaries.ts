import type { ProductSummary } from '@vitrine/contract';
import { DEFAULT_CURRENCY, type Language, type SizedImage } from '@vitrine/kit';
import type { CatalogueIndex } from './catalogue-index.ts';
import { countColours } from './families.ts';
import { findLeadingPrice, isLowStock, isSoldOut } from './price.ts';
import type { LabelRow, ProductRow } from './rows.ts';

/** Lists every size of each image, in the order of the keys. */
export type ListImages = (keys: readonly string[]) => SizedImage[];

/** A product card shows one view, and a second one on hover. */
const MAX_VIEWS = 2;

/** Label 1001 comes before all others; the rest are sorted by priority. */
const TOP_LABEL_ID = 1001;

export const mapLabels = (labels: readonly LabelRow[], language: Language) =>
  [...labels]
    .sort(
      (a, b) =>
        Number(b.id === TOP_LABEL_ID) - Number(a.id === TOP_LABEL_ID) || b.priority - a.priority,
    )
    .map(({ id, name, priority }) => ({ id, name: name[language], priority }));

export type SummariseProduct = (product: number, language: Language) => ProductSummary;

/** Summaries in memory for each language, 2 to 3 KB each: more than a shop shows in a minute. */
const MAX_CACHED = 4_000;

export interface Summaries {
  summarise: SummariseProduct;
  /** Drops the cached summaries of a product that changed. */
  forget: (product: number) => void;
}

/** Maps products to their summaries and caches those that were used last. */
export function createSummaries(index: CatalogueIndex, listImages: ListImages): Summaries {
  const cache: Readonly<Record<Language, Map<number, ProductSummary>>> = {
    'zh-CN': new Map(),
    'en-US': new Map(),
  };
  const summarise: SummariseProduct = (product, language) => {
    const summaries = cache[language];
    const cached = summaries.get(product);
    const row = index.products[product] as ProductRow;
    const summary = cached ?? mapProductToSummary(index, row, language, listImages);
    summaries.delete(product);
    summaries.set(product, summary);
    if (summaries.size > MAX_CACHED) summaries.delete(summaries.keys().next().value as number);
    return summary;
  };
  const forget = (product: number): void => {
    for (const summaries of Object.values(cache)) summaries.delete(product);
  };
  return { summarise, forget };
}

function mapProductToSummary(
  index: CatalogueIndex,
  product: ProductRow,
  language: Language,
  listImages: ListImages,
): ProductSummary {
  const leadingPrice = findLeadingPrice(product.variants);
  return {
    id: product.id,
    brand: { id: product.brandId, name: index.brands.get(product.brandId)?.name ?? '' },
    shortDescription: product.name[language],
    images: listImages(product.imageKeys.slice(0, MAX_VIEWS)),
    price: leadingPrice?.price ?? 0,
    priceWithoutDiscount: leadingPrice?.original ?? 0,
    currencyIsoCode: leadingPrice?.currency ?? DEFAULT_CURRENCY,
    tag: product.tag,
    labels: mapLabels(product.labels, language),
    gender: product.gender,
    isOnline: true,
    isLowStock: isLowStock(product.variants),
    isSoldOut: isSoldOut(product.variants),
    opensAt: product.opensAt === null ? null : new Date(product.opensAt).toISOString(),
    colourCount: countColours(index, product),
  };
}
