import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import { formatCountdown } from './countdown.ts';
import { messages } from './messages.ts';

const DAY_SECONDS = 86_400;

/** How long the stock of an order is still held. */
export function OrderClock({ seconds }: { seconds: number }) {
  const t = useMessages(messages);
  const days = Math.floor(seconds / DAY_SECONDS);
  const text =
    days > 0
      ? formatMessage(t.leftDays, { days })
      : formatMessage(t.left, { clock: formatCountdown(seconds) });
  return (
    <Box role="timer" aria-label={t.leftLabel}>
      <Text variant="caption" tone="soft" tabular>
        {text}
      </Text>
    </Box>
  );
}
