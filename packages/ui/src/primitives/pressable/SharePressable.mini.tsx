import { Button, View } from '@tarojs/components';
import { type ShareContent, usePlatform } from '@vitrine/platform';
import { useEffect } from 'react';
import styles from './Pressable.module.css';
import type { PressableProps } from './Pressable.types.ts';

type SharePressableProps = Pick<PressableProps, 'className' | 'label' | 'children'> & {
  shareContent: ShareContent;
};

/** Only a native button opens the share sheet, so a transparent one covers the children. */
export function SharePressable({ shareContent, label, className, children }: SharePressableProps) {
  const { share } = usePlatform();
  useEffect(() => share.prepare(shareContent), [share, shareContent]);
  return (
    <View className={className ?? ''}>
      {children}
      <Button className={styles.host ?? ''} openType="share" ariaLabel={label ?? ''} />
    </View>
  );
}
