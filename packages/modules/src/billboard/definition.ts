import { isErrorBody } from '@vitrine/client';
import type { ProductSummary } from '@vitrine/contract';
import { defineModule, type ModuleLoadContext } from '../definition.ts';
import { keepFirstView } from '../products/load-listing.ts';
import type { BillboardFields } from './schema.ts';

/** Wide enough for one column on desktop. */
const IMAGE_SIZE = 480;

/** Loads the products of the first ranking. An error response of the API gives an empty list. */
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
  const response = await api.rankCategories({ query }, { signal });
  if (isErrorBody(response)) return [];
  return (response[0]?.products ?? []).slice(0, howMany).map(keepFirstView);
}

export const definition = defineModule<BillboardFields, ProductSummary[]>({
  code: 'billboard',
  load,
  isVisible: ({ data = [] }) => data.length > 0,
});
