import type { Payment } from '@vitrine/contract';
import { usePlatform } from '@vitrine/platform';
import { useEffect } from 'react';

/** Opens the order once it is paid, in place of the page that waited for it. */
export function useOpenPaidOrder({ status, orderId }: Payment): void {
  const { navigation } = usePlatform();
  const paidOrderId = status === 'paid' ? orderId : null;
  useEffect(() => {
    if (paidOrderId)
      navigation.go({ route: 'orderConfirm', params: { id: paidOrderId } }, { replace: true });
  }, [paidOrderId, navigation]);
}
