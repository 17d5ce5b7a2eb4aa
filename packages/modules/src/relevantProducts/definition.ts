import { last } from '@vitrine/kit';
import { defineModule, type ModuleLoadContext } from '../definition.ts';
import { loadListing } from '../products/load-listing.ts';
import { createProductFetcher } from '../products/load-products.ts';
import {
  findProductToShow,
  getRequestedProductId,
  type RelevantProductsData,
  toMainProduct,
} from './rules.ts';
import type { RelevantProductsFields } from './schema.ts';

type Context = ModuleLoadContext<RelevantProductsFields>;

/** Loads products of the same deepest category; empty when they cannot be loaded. */
async function loadSimilarProducts(
  { id, categories }: { id: string; categories: readonly { id: string }[] },
  context: Context,
): Promise<RelevantProductsData['similar']> {
  const deepest = last(categories);
  if (!deepest) return [];
  const { quantity } = context.fields;
  const listing = { type: 'category', id: deepest.id } as const;
  const products = await loadListing(context, listing, quantity + 1).catch(() => []);
  return products.filter((product) => product.id !== id).slice(0, quantity);
}

async function load(context: Context): Promise<RelevantProductsData> {
  const fetch = createProductFetcher(context);
  const requestedId = getRequestedProductId(context.query);
  const product =
    (requestedId && (await fetch(requestedId))) ||
    (await findProductToShow(context.fields.productIds, fetch));
  if (!product) throw new Error('none of the products could be loaded');
  return { product: toMainProduct(product), similar: await loadSimilarProducts(product, context) };
}

export const definition = defineModule<RelevantProductsFields, RelevantProductsData>({
  code: 'relevantProducts',
  load,
  isVisible: ({ fields, data }) => data !== undefined || Boolean(fields.image?.source),
});
