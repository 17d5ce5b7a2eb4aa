import type { Handlers, productAlerts } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import type { ProductAlertDeps } from './deps.ts';
import { mapAlertToResponse } from './mappers.ts';
import { problem } from './problems.ts';
import { deleteAlert, findAlerts } from './queries.ts';
import { createAlert } from './service.ts';

type Calls = typeof productAlerts;

/** What a shopper asked to be notified of: sizes that come back, and prices that fall. */
export const productAlertHandlers = ({
  db,
  catalogue,
  providers,
  now,
}: Pick<ProductAlertDeps, 'db' | 'catalogue' | 'providers' | 'now'>): Handlers<
  Calls,
  HandlerContexts
> => ({
  async listProductAlerts({ query }, { shopperId, language }) {
    const alerts = await findAlerts(db, shopperId);
    const { index, summarise } = catalogue.current();
    const productIds = query['include-products']
      ? new Set(alerts.map(({ product_id }) => product_id))
      : [];
    return {
      alerts: alerts.map((alert) => mapAlertToResponse(alert, language)),
      products: [...productIds].flatMap((id) => {
        const product = index.numberById.get(id);
        return product === undefined ? [] : summarise(product, language);
      }),
    };
  },

  async createProductAlert({ body }, { shopperId, language }) {
    const asking = { shopperId, language, now: now() };
    const alert = await db
      .transaction()
      .execute((trx) => createAlert(trx, asking, body, providers.messages));
    return mapAlertToResponse(alert, language);
  },

  async deleteProductAlert({ params }, { shopperId, language }) {
    if (!(await deleteAlert(db, shopperId, params.id))) throw problem('alert-not-found', language);
    return { done: true };
  },
});
