import { isRefused } from '@vitrine/client';
import type { ProductSummary } from '@vitrine/contract';
import { defineModule, type ModuleLoadContext } from '../definition.ts';
import { firstView } from '../products/loadListing.ts';
import type { BillboardFields } from './schema.ts';

/** Wide enough for the column of a large screen. */
const IMAGE_SIZE = 480;

/** The first ranking holds the products; a refusal holds none, and is no failure. */
async function load({
  fields: { categoryIds, gender, howMany },
  api,
  signal,
}: ModuleLoadContext<BillboardFields>): Promise<ProductSummary[]> {
  const query = {
    ...(categoryIds && { ids: categoryIds }),
    type: 'hotselling',
    gender,
    'how-many': howMany,
    'image-size': IMAGE_SIZE,
    'include-products': 'true',
  } as const;
  const reply = await api.rankCategories({ query }, { signal });
  if (isRefused(reply)) return [];
  return (reply[0]?.products ?? []).slice(0, howMany).map(firstView);
}

export const definition = defineModule<BillboardFields, ProductSummary[]>({
  code: 'billboard',
  load,
  isVisible: ({ data = [] }) => data.length > 0,
});
