import { useQueryClient } from '@tanstack/react-query';
import type { MerchantOrderDetails } from '@vitrine/contract/admin';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ORDERS_KEY } from '../../orders/useBulkRun.ts';
import { orderMessages } from './messages.ts';

export const orderKey = (id: string) => [ORDERS_KEY, 'order', id] as const;

interface OrderActionOptions<T> {
  run(input: T, options: { idempotencyKey: string }): Promise<MerchantOrderDetails>;
  onDone?(order: MerchantOrderDetails, input: T): void;
  onProblem?(error: unknown): boolean;
}

/** A change of an order, which answers the order as it is afterwards. */
export function useOrderAction<T = void>({ run, onDone, onProblem }: OrderActionOptions<T>) {
  const texts = useMessages(orderMessages);
  const client = useQueryClient();
  return useAction<T, MerchantOrderDetails>({
    run,
    changes: [ORDERS_KEY],
    doneText: texts.done,
    onDone: (order, input) => {
      client.setQueryData(orderKey(order.id), order);
      onDone?.(order, input);
    },
    ...(onProblem ? { onProblem } : {}),
  });
}
