import type { ProductSummary } from '@vitrine/contract';
import { defineModule } from '../definition.ts';
import { loadListing } from '../products/load-listing.ts';
import { hasEnoughProducts } from '../products/load-set.ts';
import type { PlpNavigationFields } from './schema.ts';

export const definition = defineModule<PlpNavigationFields, ProductSummary[]>({
  code: 'plpNavigation',
  needsSession: true,
  load: (context) => loadListing(context, context.fields.listing, context.fields.quantity),
  isVisible: ({ data }) => hasEnoughProducts(data),
});
