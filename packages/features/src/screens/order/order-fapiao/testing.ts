import type { Fapiao, OrderFapiao } from '@vitrine/contract';

/** A requested fapiao for tests. */
export const fapiao = (more: Partial<Fapiao> = {}): Fapiao => ({
  id: '5',
  status: 'requested',
  titleKind: 'personal',
  title: '林知夏',
  taxNumber: null,
  email: 'lin@example.com',
  amount: 1_315_000,
  requestedAt: '2026-11-25T02:00:00.000Z',
  number: null,
  issuedOn: null,
  fileUrl: null,
  refusedReason: null,
  reversedOn: null,
  canChange: true,
  ...more,
});

/** An order of one merchant, over which a fapiao can be requested unless there is one. */
export const orderFapiao = (
  more: Partial<OrderFapiao> = {},
  newest: Fapiao | null = null,
): OrderFapiao => {
  const canRequest = !newest || !['requested', 'issued'].includes(newest.status);
  return {
    email: 'lin@example.com',
    canRequest,
    merchantOrders: [
      { id: '31', merchantName: 'Rive Nord', amount: 1_315_000, canRequest, fapiao: newest },
    ],
    ...more,
  };
};
