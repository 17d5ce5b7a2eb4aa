import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { afterAll, beforeAll } from 'vitest';
import { createStockHelpers } from '../support/buyer.ts';
import { IDS, seedCatalogueFixture } from '../support/catalogue-fixture.ts';
import { SIZES } from '../support/checkout-harness.ts';
import { insertPaidOrder } from '../support/paid-order-rows.ts';
import {
  type OperatorHarness,
  type OperatorHarnessOptions,
  openOperatorHarness,
} from './operator-harness.ts';

interface OrderResponse {
  readonly status: number;
  readonly body: MerchantOrderDetails & { error?: { reason?: string } };
}

type NewOrder = Partial<Parameters<typeof insertPaidOrder>[1]>;

/** Opens the calls of operators over a catalogue, with an owner and the staff of a merchant. */
export function setUpMerchantOrders(options: Pick<OperatorHarnessOptions, 'drawPdf'> = {}) {
  let harness: OperatorHarness;
  let owner = '';
  let staff = '';
  beforeAll(async () => {
    harness = await openOperatorHarness({ ...options, seed: seedCatalogueFixture });
    owner = (await harness.createOperator('owner')).session;
    staff = (await harness.createOperator('merchant', IDS.merchant)).session;
  });
  afterAll(() => harness.close());

  const items = [{ quantity: 2, price: 700_000, amountPaid: 1_300_001, variantId: SIZES.two }];

  return {
    get harness() {
      return harness;
    },
    get owner() {
      return owner;
    },
    get staff() {
      return staff;
    },
    get stock() {
      return createStockHelpers(harness.db);
    },
    /** Creates a paid order of two units, of the merchant whose staff is logged in. */
    newOrder: (changes: NewOrder = {}) =>
      insertPaidOrder(harness.db, {
        now: harness.clock.now,
        merchantId: IDS.merchant,
        items,
        ...changes,
      }),
    /** Sends a call about a merchant order as its staff. */
    act: (
      id: string,
      path: string,
      body: object = {},
      headers: Record<string, string> = {},
      session = staff,
    ): Promise<OrderResponse> =>
      harness.ask('POST', `merchant-orders/${id}/${path}`, { session, body, headers }),
    read: async (id: string, session = staff): Promise<OrderResponse> =>
      harness.ask('GET', `merchant-orders/${id}`, { session }),
  };
}
