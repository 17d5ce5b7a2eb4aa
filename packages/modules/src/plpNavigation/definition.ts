import type { ProductSummary } from '@vitrine/contract';
import { defineModule } from '../definition.ts';
import { loadListing } from '../products/loadListing.ts';
import { isWorthShowing } from '../products/loadSet.ts';
import type { PlpNavigationFields } from './schema.ts';

export const definition = defineModule<PlpNavigationFields, ProductSummary[]>({
  code: 'plpNavigation',
  needsSession: true,
  load: (context) => loadListing(context, context.fields.listing, context.fields.quantity),
  isVisible: ({ data }) => isWorthShowing(data),
});
