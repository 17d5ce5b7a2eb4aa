import { formatMessage } from '@vitrine/kit';
import { useMessagePrompt } from '@vitrine/modules/message-prompt';
import { useMessages } from '@vitrine/platform';
import { type AvailableSize, type ProductState, selectSizeAlert } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Caption, Row, Sheet, Text } from '@vitrine/ui';
import * as spacing from '../layout/spacing.ts';
import styles from './BackInStockSheet.module.css';
import { messages } from './messages.ts';
import { useProductAlerts } from './useProductAlerts.ts';
import { useUpdateAlert } from './useUpdateAlert.ts';

interface SizeProps {
  size: AvailableSize;
  alerts: ReturnType<typeof useUpdateAlert>;
  askForMessage(): Promise<boolean>;
}

function SoldOutSize({ size: { variantId, description, size }, alerts, askForMessage }: SizeProps) {
  const t = useMessages(messages);
  const alert = useSelector((state) => selectSizeAlert(state, variantId));
  const { create, end, pendingId } = alerts;
  const name = description || size;
  return (
    <Row as="li" isSpread className={styles.size}>
      <Text variant="ui">{name}</Text>
      {alert ? (
        <Row gap={3}>
          <Text variant="caption" tone="pine">
            {t.isWaiting}
          </Text>
          <Button
            variant="text"
            label={formatMessage(t.waitingFor, { size: name })}
            onPress={() => void end(alert, variantId)}
          >
            <Text variant="caption">{t.waiting}</Text>
          </Button>
        </Row>
      ) : (
        <Button
          small
          variant="outline"
          className={styles.action}
          loading={pendingId === variantId}
          label={formatMessage(t.notifyOf, { size: name })}
          onPress={() => {
            void create({ kind: 'back-in-stock', variantId }, variantId, askForMessage());
          }}
        >
          {t.notify}
        </Button>
      )}
    </Row>
  );
}

interface BackInStockSheetProps {
  product: ProductState;
  open: boolean;
  onClose: () => void;
}

/** The sold-out sizes of a product, each with its alert. */
export function BackInStockSheet({ product, ...sheet }: BackInStockSheetProps) {
  const t = useMessages(messages);
  const { id, availableSizes } = product;
  useProductAlerts();
  const alerts = useUpdateAlert({ route: 'product', params: { id } });
  const { ask } = useMessagePrompt('back-in-stock');
  return (
    <Sheet {...sheet} title={t.sheetTitle}>
      <Caption className={spacing.pb4}>{t.sheetHint}</Caption>
      <Box as="ul">
        {availableSizes
          .filter(({ quantity }) => quantity === 0)
          .map((size) => (
            <SoldOutSize key={size.variantId} size={size} alerts={alerts} askForMessage={ask} />
          ))}
      </Box>
    </Sheet>
  );
}
