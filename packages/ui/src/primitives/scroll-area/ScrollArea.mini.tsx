import { ScrollView, View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './ScrollArea.module.css';
import type { ScrollAreaProps } from './ScrollArea.types.ts';

/** Above a page that is held still, only the host's own scroll view scrolls. */
export const ScrollArea = ({ children, fills, className }: ScrollAreaProps) => (
  <ScrollView scrollY enhanced className={cx(fills ? styles.filling : styles.growing)}>
    <View className={cx(className)}>{children}</View>
  </ScrollView>
);
