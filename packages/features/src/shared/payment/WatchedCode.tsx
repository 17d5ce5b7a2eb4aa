import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Button, cx, Note, Picture, Sheet, Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import * as layout from '../layout/layout.ts';
import * as spacing from '../layout/spacing.ts';
import { formatCountdown } from './countdown.ts';
import { messages } from './messages.ts';
import { type CodeState, countCodeSeconds, getCodeState } from './payment-status.ts';
import { useOpenPaidOrder } from './useOpenPaidOrder.ts';
import { usePaymentStatus } from './usePaymentStatus.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import type { PaymentCode, StartPayment } from './useStartPayment.ts';
import styles from './WatchedCode.module.css';

export interface CodeProps {
  code: PaymentCode;
  start: StartPayment;
}

interface CodeImageProps extends CodeProps {
  state: CodeState;
}

/** The code, or a button for a new one in its place. */
function CodeImage({ code, start, state }: CodeImageProps) {
  const t = useMessages(messages).code;
  return (
    <Box className={styles.frame}>
      <Picture
        className={cx(state !== 'valid' && styles.invalid)}
        src={code.image}
        alt={t.image}
        ratio="1/1"
        contain
        eager
      />
      {(state === 'over' || state === 'cancelled') && (
        <Button
          small
          className={styles.renew}
          loading={start.isPending}
          onPress={() => void start.pay()}
        >
          {t.renew}
        </Button>
      )}
    </Box>
  );
}

/** A code is watched for as long as the page is open, also after its sheet was closed. */
export function WatchedCode({ code, start }: CodeProps) {
  const t = useMessages(messages).code;
  const { payment } = usePaymentStatus(code.payment);
  const seconds = countCodeSeconds(useSecondsLeft(payment.expiresAt));
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(code !== undefined), [code]);
  useOpenPaidOrder(payment);
  const state = getCodeState(payment.status, seconds);
  return (
    <Sheet open={isOpen} onClose={() => setOpen(false)} side="right" title={t.title}>
      <Box className={styles.content}>
        <Text as="p" tabular className={layout.amount}>
          {formatPrice(payment.amount, payment.currencyIsoCode)}
        </Text>
        <CodeImage code={code} start={start} state={state} />
        <Text as="p" variant="ui" role="status">
          {t.states[state]}
        </Text>
        {state === 'valid' && (
          <Box role="timer" aria-label={t.leftLabel}>
            <Text variant="caption" tone="quiet" tabular>
              {formatMessage(t.left, { clock: formatCountdown(seconds) })}
            </Text>
          </Box>
        )}
        {start.error && (
          <Note tone="bad" className={spacing.mt4}>
            {start.error}
          </Note>
        )}
      </Box>
    </Sheet>
  );
}
