import type { Handlers } from '@vitrine/contract';
import type { dashboardCalls } from '@vitrine/contract/admin';
import { DEFAULT_CURRENCY } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import type { Settings } from '../../settings.ts';
import { canSeePart, type DashboardPart, getVisibleQueues } from './parts-rules.ts';
import { findSalesByHour } from './sales-queries.ts';
import { summariseSales } from './sales-rules.ts';
import {
  countContent,
  countJobs,
  countMarketing,
  countMessages,
  countRefunds,
  countWebhooks,
} from './state-queries.ts';
import { findStockAlarms } from './stock-queries.ts';
import { findWaitingSteps } from './waiting-queries.ts';

interface DashboardDeps {
  readonly db: Kysely<Database>;
  readonly settings: Pick<Settings, 'providers'>;
  readonly now: () => number;
}

async function readStock(
  db: Kysely<Database>,
  { operator: { merchantId }, language }: OperatorContext,
  now: number,
) {
  const { variants, ...counts } = await findStockAlarms(db, { merchantId, now });
  return {
    ...counts,
    variants: variants.map((row) => ({ ...row, description: row.description[language] })),
  };
}

/** Reads each part of the dashboard that the operator may see; the others stay null. */
export const dashboardHandlers = ({
  db,
  settings,
  now,
}: DashboardDeps): Handlers<typeof dashboardCalls, HandlerContexts> => ({
  async getDashboard(_, context) {
    const at = now();
    const { operator } = context;
    const { merchantId } = operator;
    const readPart = async <Value>(part: DashboardPart, read: () => Promise<Value>) =>
      canSeePart(part, operator) ? read() : null;
    const sales = await readPart('sales', () => findSalesByHour(db, merchantId, at));
    return {
      at: new Date(at).toISOString(),
      rehearsed: [...settings.providers.rehearsed],
      sales: sales && { currencyIsoCode: DEFAULT_CURRENCY, ...summariseSales(sales) },
      waiting: await findWaitingSteps(db, getVisibleQueues(operator), {
        merchantId,
        operatorId: operator.operatorId,
        reviewsPages: operator.permissions.includes('content:publish'),
        now: at,
      }),
      stock: await readPart('stock', () => readStock(db, context, at)),
      refunds: await readPart('refunds', () => countRefunds(db)),
      marketing: await readPart('marketing', () => countMarketing(db, at)),
      content: await readPart('content', () => countContent(db, at)),
      webhooks: await readPart('webhooks', () => countWebhooks(db, merchantId, at)),
      messages: await readPart('messages', () => countMessages(db, at)),
      jobs: await readPart('jobs', () => countJobs(db, merchantId, at)),
    };
  },
});
