import { messages } from '@vitrine/features/shared/product-alerts/messages';
import { useProductAlerts } from '@vitrine/features/shared/product-alerts/useProductAlerts';
import { useUpdateAlert } from '@vitrine/features/shared/product-alerts/useUpdateAlert';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectPriceAlert } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Pressable, StyleSheet, Text } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useConsent } from '../../consent/ConsentContext.ts';
import { Icon } from '../../parts/Icon.tsx';
import { text } from '../../parts/text-styles.ts';

/** Asks for a message when a product becomes cheaper, or ends that. */
export function PriceAlert({ productId, name }: { productId: string; name: string }) {
  const t = useMessages(messages);
  const { consent, ask } = useConsent();
  useProductAlerts();
  const alert = useSelector((state) => selectPriceAlert(state, productId));
  const { create, end } = useUpdateAlert({ route: 'product', params: { id: productId } });
  return (
    <Pressable
      role="button"
      aria-label={formatMessage(alert ? t.priceDropOfIsOn : t.priceDropOf, { name })}
      aria-selected={alert !== undefined}
      style={styles.button}
      onPress={() => {
        if (consent === 'declined') return ask();
        if (alert) return void end(alert);
        void create({ kind: 'price-drop', productId });
      }}
    >
      <Icon
        name={alert ? 'bellFilled' : 'bell'}
        size={16}
        colour={alert ? tokens.pine : tokens.ink}
      />
      <Text style={[text.caption, alert && styles.on]}>
        {alert ? t.priceDropIsOn : t.priceDrop}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: tokens.space2,
    minHeight: tokens.touchSize,
  },
  on: { color: tokens.pine },
});
