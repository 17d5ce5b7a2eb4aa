import type { CheckoutOrder, PaymentStatus } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Button, Row, Stack, useToast } from '@vitrine/ui';
import { useAction } from '../../../shared/action/useAction.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { CancelUnpaid } from '../../../shared/payment/CancelUnpaid.tsx';
import { isFinal } from '../../../shared/payment/payment-status.ts';
import type { StartPayment } from '../../../shared/payment/useStartPayment.ts';
import type { PaymentData } from './load-private.ts';
import { messages } from './messages.ts';
import { isPayable, type PaymentView } from './rules.ts';

interface ActionsProps {
  data: PaymentData;
  view: PaymentView;
  start: StartPayment;
  /** The page shows where to transfer the money, and no other method is chosen. */
  isTransferOpen: boolean;
  refresh: () => Promise<PaymentStatus>;
  onCancelled: (order: CheckoutOrder) => void;
}

/** What the shopper can do with an order that waits for its payment. */
function OpenActions({ data, view, start, isTransferOpen, refresh, onCancelled }: ActionsProps) {
  const t = useMessages(messages);
  const toast = useToast();
  const check = useAction({ failed: t.checkFailed });
  const { order } = data;
  const amount = formatPrice(order.priceInfo.grandTotal, order.priceInfo.currencyIsoCode);

  const checkNow = () =>
    check.run(async () => {
      if (!isFinal(await refresh())) toast(t.notPaidYet);
    });

  return (
    <>
      {!isTransferOpen && (
        <Button fullWidth loading={start.isPending} onPress={() => void start.pay()}>
          {formatMessage(t.pay, { amount })}
        </Button>
      )}
      {view === 'open' && (
        <Button fullWidth variant="outline" onPress={() => void checkNow()}>
          {t.checkNow}
        </Button>
      )}
      <Row gap={6}>
        {data.payment.channel !== 'transfer' && (
          <Button variant="text" to={{ route: 'checkout', params: { id: order.id } }}>
            {t.toCheckout}
          </Button>
        )}
        <CancelUnpaid variant="text" checkoutOrderId={order.id} onCancelled={onCancelled} />
      </Row>
    </>
  );
}

/** The actions under a payment. */
export function Actions(props: ActionsProps) {
  const t = useMessages(messages);
  const { view } = props;
  const isGone = view === 'over' || view === 'closed' || view === 'refunded';
  return (
    <Stack gap={3} align="center" className={spacing.pt8}>
      {isPayable(view) && <OpenActions {...props} />}
      {isGone && (
        <Button fullWidth to={{ route: 'bag' }}>
          {t.toBag}
        </Button>
      )}
      {(view === 'refunded' || view === 'placed') && (
        <Button variant={view === 'placed' ? 'fill' : 'text'} to={{ route: 'orders' }}>
          {t.toOrders}
        </Button>
      )}
    </Stack>
  );
}
