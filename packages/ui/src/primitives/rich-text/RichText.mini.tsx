import { RichText as HostRichText, View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './RichText.module.css';
import type { RichTextProps } from './RichText.types.ts';

export const RichText = ({ html, className }: RichTextProps) => (
  <View className={cx(styles.rich, className)}>
    <HostRichText nodes={html} />
  </View>
);
