import { messages } from '@vitrine/features/shared/product-alerts/messages';
import { useProductAlerts } from '@vitrine/features/shared/product-alerts/useProductAlerts';
import { useUpdateAlert } from '@vitrine/features/shared/product-alerts/useUpdateAlert';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type AvailableSize, type ProductState, selectSizeAlert } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Sheet } from '../../parts/Sheet.tsx';
import { TextButton } from '../../parts/TextButton.tsx';
import { text } from '../../parts/text-styles.ts';

interface SoldOutSizeProps {
  size: AvailableSize;
  alerts: ReturnType<typeof useUpdateAlert>;
  onLeave(): void;
}

function SoldOutSize({
  size: { variantId, description, size },
  alerts,
  onLeave,
}: SoldOutSizeProps) {
  const t = useMessages(messages);
  const alert = useSelector((state) => selectSizeAlert(state, variantId));
  const { create, end, pendingId } = alerts;
  const name = description || size;
  return (
    <View style={styles.size}>
      <Text style={[text.ui, styles.fill]}>{name}</Text>
      {alert && <Text style={[text.caption, styles.waiting]}>{t.isWaiting}</Text>}
      <TextButton
        label={alert ? t.waiting : t.notify}
        fullLabel={formatMessage(alert ? t.waitingFor : t.notifyOf, { size: name })}
        isDisabled={pendingId === variantId}
        onPress={() => {
          if (alert) return void end(alert, variantId);
          // A guest is led to the log-in, over which no sheet may lie.
          if (!create({ kind: 'back-in-stock', variantId }, variantId)) onLeave();
        }}
      />
    </View>
  );
}

interface BackInStockSheetProps {
  product: ProductState;
  isOpen: boolean;
  onClose(): void;
}

/** The sold-out sizes of a product, each with its alert. */
export function BackInStockSheet({ product, isOpen, onClose }: BackInStockSheetProps) {
  const t = useMessages(messages);
  const { id, availableSizes } = product;
  useProductAlerts();
  const alerts = useUpdateAlert({ route: 'product', params: { id } });
  return (
    <Sheet isOpen={isOpen} title={t.sheetTitle} onClose={onClose}>
      <ScrollView contentContainerStyle={styles.sheet}>
        <Text style={text.caption}>{t.sheetHint}</Text>
        {availableSizes
          .filter(({ quantity }) => quantity === 0)
          .map((size) => (
            <SoldOutSize key={size.variantId} size={size} alerts={alerts} onLeave={onClose} />
          ))}
      </ScrollView>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  sheet: { padding: tokens.gutter },
  size: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space3,
    minHeight: tokens.space14,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
  fill: { flex: 1 },
  waiting: { color: tokens.pine },
});
