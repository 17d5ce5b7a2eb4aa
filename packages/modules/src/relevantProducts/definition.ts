import { last } from '@vitrine/kit';
import { defineModule, type ModuleLoadContext } from '../definition.ts';
import { loadListing } from '../products/loadListing.ts';
import { fetchOnce } from '../products/loadPieces.ts';
import { askedProduct, chooseProduct, mainProduct, type RelevantData } from './rules.ts';
import type { RelevantProductsFields } from './schema.ts';

type Context = ModuleLoadContext<RelevantProductsFields>;

/** Pieces of the same deepest category; that there are none is no failure. */
async function similarTo(
  { id, categories }: { id: string; categories: readonly { id: string }[] },
  context: Context,
): Promise<RelevantData['similar']> {
  const deepest = last(categories);
  if (!deepest) return [];
  const { quantity } = context.fields;
  const listing = { type: 'category', id: deepest.id } as const;
  const found = await loadListing(context, listing, quantity + 1).catch(() => []);
  return found.filter((product) => product.id !== id).slice(0, quantity);
}

async function load(context: Context): Promise<RelevantData> {
  const fetch = fetchOnce(context);
  const asked = askedProduct(context.query);
  const product =
    (asked && (await fetch(asked))) || (await chooseProduct(context.fields.productIds, fetch));
  if (!product) throw new Error('none of the products can be had');
  return { product: mainProduct(product), similar: await similarTo(product, context) };
}

export const definition = defineModule<RelevantProductsFields, RelevantData>({
  code: 'relevantProducts',
  load,
  isVisible: ({ fields, data }) => data !== undefined || Boolean(fields.image?.source),
});
