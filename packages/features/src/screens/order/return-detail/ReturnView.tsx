import type { OrderReturn } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, cx, Hint, Stack, Status, Text, Timeline } from '@vitrine/ui';
import { ChatLink } from '../../../shared/customer-service/ChatLink.tsx';
import { formatShortDateTime } from '../../../shared/dates/format-date.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { DescriptionList } from '../../../shared/order/DescriptionList.tsx';
import { ItemRow } from '../../../shared/order/ItemRow.tsx';
import {
  formatPickup,
  getReturnTone,
  returnMessages,
} from '../../../shared/order/return-messages.ts';
import { PhotoThumbnail } from '../../../shared/photo/PhotoThumbnail.tsx';
import { messages } from './messages.ts';
import { findStepTime, getStepState, RETURN_STEPS } from './rules.ts';
import styles from './Screen.module.css';

/** The photos that the shopper has sent with the request. */
function ReturnPhotos({ photos }: Pick<OrderReturn, 'photos'>) {
  const t = useMessages(messages);
  if (photos.length === 0) return null;
  return (
    <Stack gap={3} as="section" aria-label={t.photos} className={cx(spacing.pb4, spacing.pt6)}>
      <Text as="h3" variant="ui" strong>
        {t.photos}
      </Text>
      <Box as="ul" className={styles.grid}>
        {photos.map((photo, index) => (
          <Box as="li" key={photo.id}>
            <PhotoThumbnail
              photo={photo}
              label={formatMessage(t.photo, { n: index + 1 })}
              ratio="1/1"
              className={styles.photo}
            />
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

/** What the inspection has kept back of an item, and why. */
function Deduction({ deduction }: Pick<OrderReturn['items'][number], 'deduction'>) {
  const t = useMessages(messages);
  if (!deduction) return null;
  const { amount, reasonText, note } = deduction;
  return (
    <Hint>
      {formatMessage(t.deducted, {
        amount: formatPrice(amount),
        reason: [reasonText, note].filter(Boolean).join(' · '),
      })}
    </Hint>
  );
}

interface ReturnViewProps {
  orderReturn: OrderReturn;
  isPending: boolean;
  onWithdraw: () => void;
}

function Steps({ orderReturn }: { orderReturn: OrderReturn }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const steps = RETURN_STEPS.map((step, index) => {
    const time = findStepTime(orderReturn, step);
    const state = getStepState(orderReturn.status, index);
    return {
      key: step,
      title: t[step],
      state,
      note: time ? formatShortDateTime(time, language) : undefined,
    };
  });
  return <Timeline className={cx(spacing.pt6, layout.topped)} label={t.progress} steps={steps} />;
}

/** A return: its progress, its items and the button that withdraws it. */
export function ReturnView({ orderReturn, isPending, onWithdraw }: ReturnViewProps) {
  const t = useMessages(messages);
  const { reasons } = useMessages(returnMessages);
  const language = useLanguage();
  const details = [
    { key: 'pickup', name: t.pickup, value: formatPickup(orderReturn.pickup, language) },
    { key: 'reason', name: t.reason, value: reasons[orderReturn.reason] },
    ...(orderReturn.refundedShipping > 0
      ? [{ key: 'delivery', name: t.delivery, value: formatPrice(orderReturn.refundedShipping) }]
      : []),
    ...(orderReturn.note ? [{ key: 'note', name: t.note, value: orderReturn.note }] : []),
    { key: 'number', name: t.number, value: orderReturn.id },
  ];
  return (
    <>
      <Stack gap={2} align="start" className={styles.headline}>
        <Status tone={getReturnTone(orderReturn)}>{orderReturn.statusText}</Status>
        <Text as="h2" variant="h1">
          {formatMessage(t.refund, { amount: formatPrice(orderReturn.refundAmount) })}
        </Text>
      </Stack>
      {orderReturn.status !== 'cancelled' && <Steps orderReturn={orderReturn} />}
      <Box as="ul">
        {orderReturn.items.map((item) => (
          <ItemRow key={item.orderItemId} item={item} amount={item.amount}>
            {orderReturn.status !== 'refused' && <Deduction deduction={item.deduction} />}
          </ItemRow>
        ))}
      </Box>
      <Box className={cx(spacing.pb6, spacing.pt6)}>
        <DescriptionList items={details} />
        <ReturnPhotos photos={orderReturn.photos} />
        <ChatLink about={{ kind: 'return', id: orderReturn.id }} />
      </Box>
      <ActionBar>
        {orderReturn.canCancel && (
          <Button
            fullWidth
            variant="flat"
            hasPopup="dialog"
            loading={isPending}
            onPress={onWithdraw}
          >
            {t.withdraw}
          </Button>
        )}
        <Button
          fullWidth
          variant="outline"
          to={{ route: 'order', params: { id: orderReturn.orderId } }}
        >
          {t.toOrder}
        </Button>
      </ActionBar>
    </>
  );
}
