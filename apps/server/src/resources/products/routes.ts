import type { Handlers, products } from '@vitrine/contract';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { findMeasurements, findProduct, findVariants } from './queries.ts';
import { measurementsIn, productDetail } from './rules.ts';

type Calls = Pick<typeof products, 'getProduct' | 'getVariantsMeasurements'>;

export const productHandlers = ({
  db,
  catalogue,
  images,
}: CatalogueDeps): Handlers<Calls, CallContexts> => ({
  async getProduct({ params }, { language }) {
    const record = await findProduct(db, params.id);
    if (!record) throw new ApiError('not-found');
    const variants = await findVariants(db, params.id);
    const path = catalogue.current().index.tree.pathOf(record.category_id);
    return productDetail(record, variants, { path, images, language });
  },

  async getVariantsMeasurements({ params }, { language }) {
    const found = await findMeasurements(db, params.id);
    if (!found) throw new ApiError('not-found');
    return measurementsIn(found.measurements, found.size_scale ?? '', language);
  },
});
