import type { Dashboard, Permission, WaitingQueue } from '@vitrine/contract/admin';

interface Need {
  readonly permission: Permission;
  /** It belongs to no merchant, so their staff do not see it. */
  readonly isOfWholeShop: boolean;
}

const whole = (permission: Permission): Need => ({ permission, isOfWholeShop: true });
const own = (permission: Permission): Need => ({ permission, isOfWholeShop: false });

export type DashboardPart = Exclude<keyof Dashboard, 'at' | 'waiting' | 'rehearsed'>;

/** What an operator needs to see each part. */
const PART_NEEDS: Readonly<Record<DashboardPart, Need>> = {
  sales: own('orders:read'),
  stock: own('catalogue:read'),
  refunds: whole('refunds:write'),
  marketing: whole('marketing:read'),
  content: whole('content:read'),
  webhooks: own('integrations:write'),
  messages: whole('shoppers:read'),
  jobs: own('catalogue:read'),
};

const QUEUE_NEEDS: Readonly<Record<WaitingQueue, Need>> = {
  'merchant-orders': own('orders:read'),
  returns: own('orders:read'),
  'personal-ids': whole('shoppers:read'),
  conversations: whole('conversations:write'),
  'privacy-requests': whole('shoppers:read'),
  'page-reviews': whole('content:write'),
  fapiao: own('fapiao:write'),
};

export interface Viewer {
  readonly permissions: readonly Permission[];
  readonly merchantId: string | null;
}

const isMet = ({ permission, isOfWholeShop }: Need, { permissions, merchantId }: Viewer) =>
  permissions.includes(permission) && !(isOfWholeShop && merchantId !== null);

export const canSeePart = (part: DashboardPart, viewer: Viewer): boolean =>
  isMet(PART_NEEDS[part], viewer);

export const getVisibleQueues = (viewer: Viewer): WaitingQueue[] =>
  (Object.keys(QUEUE_NEEDS) as WaitingQueue[]).filter((queue) => isMet(QUEUE_NEEDS[queue], viewer));
