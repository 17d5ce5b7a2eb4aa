import type { Handlers, RequestParts } from '@vitrine/contract';
import type { BulkVariantChange, bulkChanges, OperatorJobKind } from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts, OperatorContext } from '../../http/handler-context.ts';
import type { Settings } from '../../settings.ts';
import type { BulkWork } from './batch.ts';
import { previewBulkChange } from './preview.ts';
import { problem } from './problems.ts';
import { hasReference } from './references.ts';
import { type BulkSelection, MAX_TARGETS, selectTargets } from './select-targets.ts';
import { startBulkChange } from './start-bulk-change.ts';

type Calls = typeof bulkChanges;
type ProductBody = RequestParts<Calls['changeProductsInBulk']>['body'];
type VariantBody = RequestParts<Calls['changeVariantsInBulk']>['body'];

export interface BulkDeps {
  readonly db: Kysely<Database>;
  readonly settings: Pick<Settings, 'priceEndings'>;
  readonly now: () => number;
}

interface BulkRequest {
  readonly kind: OperatorJobKind;
  readonly chosen: BulkSelection;
  readonly work: BulkWork;
}

const isOfStock = ({ action }: BulkVariantChange) =>
  action === 'set-stock' || action === 'adjust-stock';

/** Those who may change stock only change no prices. */
function chooseKind(change: BulkVariantChange, { operator, language }: OperatorContext) {
  if (isOfStock(change)) return 'change-stock';
  if (!operator.permissions.includes('catalogue:write'))
    throw problem('bulk-prices-forbidden', language);
  return 'change-prices';
}

/** Previews and starts changes of many products or variants. */
export function bulkChangeHandlers(deps: BulkDeps): Handlers<Calls, HandlerContexts> {
  async function checkRequest({ work }: BulkRequest, { language }: OperatorContext) {
    if (work.of === 'variants') return;
    if (!(await hasReference(deps.db, work.change)))
      throw problem('bulk-reference-unknown', language);
  }

  async function findTargets({ chosen }: BulkRequest, { operator, language }: OperatorContext) {
    const targets = await selectTargets(deps, chosen, operator.merchantId);
    if (targets.length > MAX_TARGETS)
      throw problem('bulk-too-many', language, { values: { limit: MAX_TARGETS } });
    return targets;
  }

  async function preview(request: BulkRequest, context: OperatorContext) {
    await checkRequest(request, context);
    const targets = await findTargets(request, context);
    const { operator, language } = context;
    const { priceEndings: endings } = deps.settings;
    const options = { merchantId: operator.merchantId, endings, now: deps.now(), language };
    const result = await previewBulkChange(deps.db, targets, request.work, options);
    const after = { rows: result.total, work: request.work };
    await context.recordAudit(deps.db, { target: { type: 'bulk-preview', id: '-' }, after });
    return result;
  }

  async function start(request: BulkRequest, context: OperatorContext) {
    await checkRequest(request, context);
    const targets = await findTargets(request, context);
    return startBulkChange(deps, context, { ...request, targets });
  }

  const ofProducts = (body: ProductBody): BulkRequest => ({
    kind: 'change-products',
    chosen: { of: 'products', selection: body.selection },
    work: { of: 'products', change: body.change },
  });
  const ofVariants = (body: VariantBody, context: OperatorContext): BulkRequest => ({
    kind: chooseKind(body.change, context),
    chosen: { of: 'variants', selection: body.selection },
    work: { of: 'variants', change: body.change },
  });

  return {
    previewProductsInBulk: ({ body }, context) => preview(ofProducts(body), context),
    changeProductsInBulk: ({ body }, context) => start(ofProducts(body), context),
    previewVariantsInBulk: async ({ body }, context) => preview(ofVariants(body, context), context),
    changeVariantsInBulk: async ({ body }, context) => start(ofVariants(body, context), context),
  };
}
