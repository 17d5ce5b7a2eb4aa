import { Button, View } from '@tarojs/components';
import { type ShareContent, usePlatform } from '@vitrine/platform';
import { useEffect } from 'react';
import styles from './Tap.module.css';
import type { TapProps } from './Tap.types.ts';

type ShareTapProps = Pick<TapProps, 'className' | 'label' | 'children'> & {
  shares: ShareContent;
};

/** A host opens its share sheet from its own button alone, and then asks the page what to send. */
export function ShareTap({ shares, label, className, children }: ShareTapProps) {
  const { share } = usePlatform();
  useEffect(() => share.prepare(shares), [share, shares]);
  return (
    <View className={className ?? ''}>
      {children}
      <Button className={styles.host ?? ''} openType="share" ariaLabel={label ?? ''} />
    </View>
  );
}
