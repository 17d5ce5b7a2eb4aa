import type { ShipmentStatus } from '@vitrine/contract';
import type { MerchantOrderRow } from '@vitrine/contract/admin';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type BulkOutcome, STEP_STATUSES } from './bulk-steps.ts';

interface Carried {
  readonly status: ShipmentStatus;
  readonly rows: readonly MerchantOrderRow[];
}

/** Follows orders to the tab of their next step, and keeps what did not get there. */
export function useBulkOutcome() {
  const [params, setParams] = useSearchParams();
  const status = params.get('status') ?? '';
  const [kept, setKept] = useState<{ status: string; outcome: BulkOutcome }>();
  const [carried, setCarried] = useState<Carried>();
  // The tab is changed once the table of the next one has rows to begin with.
  useEffect(() => {
    if (!carried) return;
    if (carried.status === status) setCarried(undefined);
    else
      setParams((current) => {
        const next = new URLSearchParams(current);
        next.set('status', carried.status);
        return next;
      });
  }, [carried, status, setParams]);
  const isInTab = ({ step }: BulkOutcome) =>
    status === STEP_STATUSES[step].before && !params.get('search');
  const follow = (outcome: BulkOutcome) =>
    setCarried({ status: STEP_STATUSES[outcome.step].after, rows: outcome.done });
  return {
    /** The rows with which the table of this tab begins. */
    arrived: carried?.status === status ? carried.rows : undefined,
    notice: kept?.status === status ? kept.outcome : undefined,
    closeNotice: () => setKept(undefined),
    goOn: (outcome: BulkOutcome) => {
      setKept(undefined);
      follow(outcome);
    },
    settle: (outcome: BulkOutcome) => {
      setKept(outcome.failed.length > 0 ? { status, outcome } : undefined);
      if (outcome.failed.length === 0 && outcome.step !== 'ship' && isInTab(outcome))
        follow(outcome);
    },
  };
}
