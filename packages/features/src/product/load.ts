import { isMissing } from '@vitrine/client';
import type { Merchant, ProductDetail, ProductSummary } from '@vitrine/contract';
import { last, viewSizes } from '@vitrine/kit';
import {
  resetPageState,
  resetProduct,
  selectProduct,
  setMeasurement,
  setProduct,
} from '@vitrine/state';
import type { LoadContext, Loaded } from '../screen.ts';
import { missingHead, productHead } from './head.ts';

const SIMILAR_COUNT = 10;

/** What may arrive after the product stands. */
export interface ProductLate {
  similar: ProductSummary[];
  merchant: Merchant | null;
}

/** Pieces of the same deepest category, without this one. Nothing similar is no failure. */
async function similarTo(
  { id, categories }: ProductDetail,
  { api, signal }: LoadContext,
): Promise<ProductSummary[]> {
  const deepest = last(categories);
  if (!deepest) return [];
  const query = { size: SIMILAR_COUNT + 1, facets: 'false' } as const;
  try {
    const options = { signal, lane: 'similar' };
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

async function merchantOf(
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
  const { api, store, params, language, signal } = context;
  const id = params.id ?? '';
  const given = { params: { id } };
  if (selectProduct(store.getState()).id !== id) store.dispatch(resetPageState());
  const measuring = api.getVariantsMeasurements(given, { signal }).catch(() => null);
  try {
    const detail = await api.getProduct(given, { signal });
    const measurement = await measuring;
    store.dispatch(setProduct(detail));
    if (measurement) store.dispatch(setMeasurement(measurement));
    const late = {
      similar: similarTo(detail, context),
      merchant: merchantOf(detail, context),
    } satisfies { [K in keyof ProductLate]: Promise<ProductLate[K]> };
    return { status: 200, head: productHead(detail, language), late };
  } catch (error) {
    if (!isMissing(error)) throw error;
    store.dispatch(resetProduct());
    return { status: 404, head: missingHead(id, language) };
  }
}
