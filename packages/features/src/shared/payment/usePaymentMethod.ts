import type { PaymentOptions } from '@vitrine/contract';
import { usePlatform } from '@vitrine/platform';
import { useState } from 'react';
import {
  listPaymentMethods,
  listRehearsedBrands,
  type PaymentBrand,
  type PaymentMethod,
  selectPaymentMethod,
} from './payment-methods.ts';

/** The last choice on this device, for the next order. */
const STORAGE_KEY = 'payment-method';

export interface PaymentChoice {
  readonly methods: readonly PaymentMethod[];
  /** Undefined where the shopper cannot pay in this host. */
  readonly method: PaymentMethod | undefined;
  /** The brands that take no money yet, because the shop rehearses them. */
  readonly rehearsed: readonly PaymentBrand[];
  choose(id: string): void;
}

/** The payment methods that work here, and the chosen one: at first that of `wantedId`, then the last one. */
export function usePaymentMethod(options: PaymentOptions, wantedId?: string): PaymentChoice {
  const { payment, storage } = usePlatform();
  const [chosenId, setChosenId] = useState(() => wantedId ?? storage.local.get(STORAGE_KEY));
  const methods = listPaymentMethods(payment.listChannels(), options);
  return {
    methods,
    method: selectPaymentMethod(methods, chosenId),
    rehearsed: listRehearsedBrands(methods, options),
    choose(id) {
      storage.local.set(STORAGE_KEY, id);
      setChosenId(id);
    },
  };
}
