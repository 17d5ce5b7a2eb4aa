import { ScrollView, View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './ScrollArea.module.css';
import type { ScrollAreaProps } from './ScrollArea.types.ts';

/** While the page is locked behind an overlay, only the native scroll view scrolls. */
export const ScrollArea = ({ children, fills, className }: ScrollAreaProps) => (
  <ScrollView scrollY enhanced className={cx(fills ? styles.filling : styles.growing)}>
    <View className={cx(className)}>{children}</View>
  </ScrollView>
);
