import type { ShopperMessage } from '@vitrine/contract/admin';

type Status = ShopperMessage['status'];

/** Whether an operator may send a message of each status again. */
export const CAN_RETRY: Readonly<Record<Status, boolean>> = {
  waiting: false,
  sending: false,
  sent: false,
  skipped: true,
  failed: true,
};
