import { Button, View } from '@tarojs/components';
import { usePlatform } from '@vitrine/platform';
import styles from '../pressable/Pressable.module.css';
import type { PhoneNumberButtonProps } from './PhoneNumberButton.types.ts';

interface PhoneNumberEvent {
  detail: { code?: string };
}

/**
 * Asks WeChat for the shopper's phone number, which only a native button can: a transparent one covers the
 * children. The other hosts give no code for it.
 */
export function PhoneNumberButton({ className, label, onCode, children }: PhoneNumberButtonProps) {
  const { name } = usePlatform();
  if (name !== 'minip') return null;
  // Without a code the shopper has declined.
  const read = ({ detail: { code } }: PhoneNumberEvent) => code && onCode(code);
  return (
    <View className={className ?? ''}>
      {children}
      <Button
        className={styles.host ?? ''}
        openType="getPhoneNumber"
        ariaLabel={label}
        onGetPhoneNumber={read}
      />
    </View>
  );
}
