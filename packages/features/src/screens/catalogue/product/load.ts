import { isMissing } from '@vitrine/client';
import type { Merchant, ProductDetail, ProductSummary } from '@vitrine/contract';
import { last, viewSizes } from '@vitrine/kit';
import {
  chooseVariant,
  resetPageState,
  resetProduct,
  selectProduct,
  selectSelectedVariant,
  setMeasurement,
  setProduct,
} from '@vitrine/state';
import type { LoadContext, Loaded } from '../../../load-types.ts';
import { buildMissingHead, buildProductHead } from './head.ts';
import { findSameSize } from './rules.ts';

const SIMILAR_COUNT = 10;

/** The data that may arrive after the page. */
export interface ProductDeferred {
  similar: ProductSummary[];
  merchant: Merchant | null;
}

/** Fetches products of the same deepest category. Without them the page is still complete. */
async function fetchSimilar(
  { id, categories }: ProductDetail,
  { api, signal }: LoadContext,
): Promise<ProductSummary[]> {
  const deepest = last(categories);
  if (!deepest) return [];
  const query = { size: SIMILAR_COUNT + 1, facets: 'false' } as const;
  try {
    const options = { signal, cancelGroup: 'similar' };
    const { items } = await api.listCategoryProducts(
      { params: { id: deepest.id }, query },
      options,
    );
    return items
      .filter((item) => item.id !== id)
      .slice(0, SIMILAR_COUNT)
      .map((item) => ({ ...item, images: viewSizes(item.images) }));
  } catch {
    return [];
  }
}

async function fetchMerchant(
  { preferredMerchant }: ProductDetail,
  { api, signal }: LoadContext,
): Promise<Merchant | null> {
  if (!preferredMerchant) return null;
  try {
    return await api.getMerchant({ params: { id: preferredMerchant.merchantId } }, { signal });
  } catch {
    return null;
  }
}

export async function load(context: LoadContext): Promise<Loaded> {
  const { api, store, params, query, language, signal } = context;
  const id = params.id ?? '';
  const request = { params: { id } };
  const previous = selectProduct(store.getState());
  const isOtherColour = previous.colourways.some((colourway) => colourway.id === id);
  if (previous.id !== id && !isOtherColour) store.dispatch(resetPageState());
  const measurementRequest = api.getVariantsMeasurements(request, { signal }).catch(() => null);
  try {
    const detail = await api.getProduct(request, { signal });
    const measurement = await measurementRequest;
    store.dispatch(setProduct(detail));
    if (previous.id !== id && isOtherColour) {
      const variantId = selectSelectedVariant(store.getState());
      const { availableSizes } = selectProduct(store.getState());
      store.dispatch(
        chooseVariant(findSameSize(previous.availableSizes, variantId, availableSizes)),
      );
    }
    if (query.variant) store.dispatch(chooseVariant(query.variant));
    if (measurement) store.dispatch(setMeasurement(measurement));
    const deferred = {
      similar: fetchSimilar(detail, context),
      merchant: fetchMerchant(detail, context),
    } satisfies { [K in keyof ProductDeferred]: Promise<ProductDeferred[K]> };
    return { status: 200, head: buildProductHead(detail, language), deferred };
  } catch (error) {
    if (!isMissing(error)) throw error;
    store.dispatch(resetProduct());
    return { status: 404, head: buildMissingHead(id, language) };
  }
}
