import type { OrderReturn } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, Status, Text, Timeline } from '@vitrine/ui';
import { Facts } from '../order-parts/Facts.tsx';
import { ItemRow } from '../order-parts/ItemRow.tsx';
import { shortMoment } from '../order-parts/order-text.ts';
import { pickupText, returnTone, returnWords } from '../order-parts/return-words.ts';
import { messages } from './messages.ts';
import { STEPS, stepState, timeOf } from './rules.ts';
import styles from './Screen.module.css';

interface ReturnViewProps {
  entry: OrderReturn;
  isBusy: boolean;
  onWithdraw: () => void;
}

function Steps({ entry }: { entry: OrderReturn }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const steps = STEPS.map((step, index) => {
    const at = timeOf(entry, step);
    const state = stepState(entry.status, index);
    return {
      key: step,
      title: words[step],
      state,
      note: at ? shortMoment(at, language) : undefined,
    };
  });
  return <Timeline className={styles.steps} label={words.progress} steps={steps} />;
}

/** One return: where it is, what goes back, and how to keep it after all. */
export function ReturnView({ entry, isBusy, onWithdraw }: ReturnViewProps) {
  const words = useMessages(messages);
  const { reasons } = useMessages(returnWords);
  const language = useLanguage();
  const facts = [
    { key: 'pickup', name: words.pickup, value: pickupText(entry.pickup, language) },
    { key: 'reason', name: words.reason, value: reasons[entry.reason] },
    ...(entry.note ? [{ key: 'note', name: words.note, value: entry.note }] : []),
    { key: 'number', name: words.number, value: entry.id },
  ];
  return (
    <>
      <Box className={styles.headline}>
        <Status tone={returnTone(entry)}>{entry.statusText}</Status>
        <Text as="h2" look="h1">
          {fill(words.refund, { amount: formatPrice(entry.refundAmount) })}
        </Text>
      </Box>
      {entry.status !== 'cancelled' && <Steps entry={entry} />}
      <Box as="ul">
        {entry.items.map((item) => (
          <ItemRow key={item.orderItemId} item={item} amount={item.amount} />
        ))}
      </Box>
      <Box className={styles.facts}>
        <Facts facts={facts} />
      </Box>
      <ActionBar>
        {entry.canCancel && (
          <Button wide kind="flat" opens="dialog" loading={isBusy} onTap={onWithdraw}>
            {words.withdraw}
          </Button>
        )}
        <Button wide kind="outline" to={{ route: 'order', params: { id: entry.orderId } }}>
          {words.toOrder}
        </Button>
      </ActionBar>
    </>
  );
}
