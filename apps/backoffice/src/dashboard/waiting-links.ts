import type { StockLevel, WaitingQueue } from '@vitrine/contract/admin';

const QUEUE_PATHS: Readonly<Record<WaitingQueue, string>> = {
  'merchant-orders': '/orders',
  returns: '/returns',
  'personal-ids': '/personal-ids',
  conversations: '/conversations',
  'privacy-requests': '/privacy-requests',
  'page-reviews': '/page-reviews',
  fapiao: '/fapiao',
};

/** Queues whose lists can be filtered by step. */
const FILTERED_BY_STEP: readonly WaitingQueue[] = ['merchant-orders', 'returns', 'fapiao'];
/** Queues whose lists can show what is overdue in a step. */
const FILTERED_BY_OVERDUE: readonly WaitingQueue[] = ['merchant-orders', 'fapiao'];

/** The list that shows what waits in a step of a queue. */
export function getWaitingHref(queue: WaitingQueue, step: string): string {
  const query = FILTERED_BY_STEP.includes(queue) ? `?${new URLSearchParams({ status: step })}` : '';
  return QUEUE_PATHS[queue] + query;
}

/** The list that shows what is overdue. */
export function getOverdueHref(queue: WaitingQueue, step: string): string {
  if (queue === 'page-reviews')
    return `${QUEUE_PATHS[queue]}?${new URLSearchParams({ state: step })}`;
  if (FILTERED_BY_OVERDUE.includes(queue))
    return `${QUEUE_PATHS[queue]}?${new URLSearchParams({ status: step, overdue: 'true' })}`;
  if (queue === 'privacy-requests') return `${QUEUE_PATHS[queue]}?late=true`;
  return getWaitingHref(queue, step);
}

/** The list of products on sale with a size of this level. */
export const getStockHref = (stock: StockLevel): string =>
  `/products?${new URLSearchParams({ status: 'published', stock })}`;
