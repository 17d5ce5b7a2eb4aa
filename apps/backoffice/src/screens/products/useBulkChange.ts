import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import type { FilterValues } from '../../table/types.ts';
import type { BulkPreview } from './BulkPreviewTable.tsx';
import type { BulkChange } from './bulk-change.ts';

/** What is changed: products by id, or all that a filter finds. */
export type BulkScope = { ids: string[] } | { filter: FilterValues };

export type BulkRequest = BulkChange & { scope: BulkScope };

const previewChange = (request: BulkRequest) =>
  request.of === 'products'
    ? api.previewProductsInBulk({ body: { selection: request.scope, change: request.change } })
    : api.previewVariantsInBulk({
        body: { selection: toVariantSelection(request.scope), change: request.change },
      });

const startChange = (request: BulkRequest, options: { idempotencyKey: string }) =>
  request.of === 'products'
    ? api.changeProductsInBulk(
        { body: { selection: request.scope, change: request.change } },
        options,
      )
    : api.changeVariantsInBulk(
        { body: { selection: toVariantSelection(request.scope), change: request.change } },
        options,
      );

const toVariantSelection = (scope: BulkScope) =>
  'ids' in scope ? { productIds: scope.ids } : scope;

/** A change of many products: a dry run, then a job. What was tried is what is done. */
export function useBulkChange(onProblem: (error: unknown) => boolean) {
  const [tried, setTried] = useState<{ request: BulkRequest; preview: BulkPreview }>();
  const [jobId, setJobId] = useState<string>();
  const preview = useAction({
    run: previewChange,
    onDone: (result, request) => setTried({ request, preview: result }),
    onProblem,
  });
  const start = useAction({
    run: startChange,
    changes: ['jobs'],
    onDone: ({ id }) => setJobId(id),
  });
  const reset = () => {
    setTried(undefined);
    setJobId(undefined);
  };
  return { tried, jobId, preview, start, reset, forgetTrial: () => setTried(undefined) };
}
