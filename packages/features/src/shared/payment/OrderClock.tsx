import { useMessages } from '@vitrine/platform';
import { Box, Text } from '@vitrine/ui';
import { formatTimeLeft } from './format-time-left.ts';
import { messages } from './messages.ts';

/** How long the stock of an order is still held. */
export function OrderClock({ seconds }: { seconds: number }) {
  const t = useMessages(messages);
  return (
    <Box role="timer" aria-label={t.leftLabel}>
      <Text variant="caption" tone="soft" tabular>
        {formatTimeLeft(t, seconds)}
      </Text>
    </Box>
  );
}
