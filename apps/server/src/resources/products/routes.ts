import type { Handlers, products } from '@vitrine/contract';
import { listColourways } from '../../catalogue/families.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { CatalogueDeps } from '../catalogue-deps.ts';
import { findOpening } from '../memberships/find-opening.ts';
import { listEqualSizes } from './equal-sizes.ts';
import {
  mapDeliveryPromiseToResponse,
  mapMeasurementsToResponse,
  mapProductToDetail,
} from './mappers.ts';
import { findDeliveryTerms, findMeasurements, findProduct, findVariants } from './queries.ts';
import { choosePreferredMerchant } from './rules.ts';

type Calls = Pick<
  typeof products,
  'getProduct' | 'listProducts' | 'getVariantsMeasurements' | 'getDeliveryPromise'
>;

export const productHandlers = ({
  db,
  catalogue,
  images,
  now,
}: CatalogueDeps): Handlers<Calls, HandlerContexts> => ({
  async getProduct({ params }, { language }) {
    const record = await findProduct(db, params.id);
    if (!record) throw new ApiProblem('not-found');
    const variants = await findVariants(db, params.id);
    const { index } = catalogue.current();
    const path = index.tree.pathOf(record.category_id);
    const colourways = listColourways(index, record.id, language);
    const opening = (await findOpening(db, { productId: record.id }, now())) ?? null;
    return mapProductToDetail(record, variants, {
      path,
      colourways,
      opening,
      images,
      language,
      sizes: (chart) => listEqualSizes(index, chart, language),
    });
  },

  listProducts({ query }, { language }) {
    const { index, summarise } = catalogue.current();
    return query.ids.flatMap((id) => {
      const product = index.numberById.get(id);
      return product === undefined ? [] : summarise(product, language);
    });
  },

  async getVariantsMeasurements({ params }, { language }) {
    const record = await findMeasurements(db, params.id);
    if (!record) throw new ApiProblem('not-found');
    return mapMeasurementsToResponse(record.measurements, record.size_scale ?? '', language);
  },

  async getDeliveryPromise({ params }, { findSession, language, country }) {
    const record = await findProduct(db, params.id);
    if (!record) throw new ApiProblem('not-found');
    const variants = await findVariants(db, params.id);
    const merchantId = choosePreferredMerchant(record.preferred_merchant_id, variants);
    const session = await findSession();
    const terms = await findDeliveryTerms(db, merchantId, session?.bagId ?? null, now());
    return terms && mapDeliveryPromiseToResponse(terms, { country, language, now: now() });
  },
});
