import { formatMessage } from '@vitrine/kit';
import { useMessagePrompt } from '@vitrine/modules/message-prompt';
import { useMessages } from '@vitrine/platform';
import { selectPriceAlert } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { cx, Icon, Pressable, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './PriceAlertButton.module.css';
import { useProductAlerts } from './useProductAlerts.ts';
import { useUpdateAlert } from './useUpdateAlert.ts';

export interface PriceAlertButtonProps {
  productId: string;
  name: string;
  className?: string | undefined;
}

/** Asks for a message when a product becomes cheaper, or ends that. */
export function PriceAlertButton({ productId, name, className }: PriceAlertButtonProps) {
  const t = useMessages(messages);
  useProductAlerts();
  const alert = useSelector((state) => selectPriceAlert(state, productId));
  const { ask } = useMessagePrompt('price-drop');
  const { create, end } = useUpdateAlert({ route: 'product', params: { id: productId } });
  return (
    <Pressable
      className={cx(styles.button, alert && styles.on, className)}
      label={formatMessage(alert ? t.priceDropOfIsOn : t.priceDropOf, { name })}
      pressed={alert !== undefined}
      onPress={() => {
        if (alert) return void end(alert);
        void create({ kind: 'price-drop', productId }, '', ask());
      }}
    >
      <Icon name="bell" size="s" solid={alert !== undefined} />
      <Text variant="caption">{alert ? t.priceDropIsOn : t.priceDrop}</Text>
    </Pressable>
  );
}
