import { RichText as HostRichText, View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './RichText.module.css';
import type { RichTextProps } from './RichText.types.ts';

/** Hosts style nothing inside by our classes, and each of them paints links its own way. */
const inked = (html: string): string =>
  html.replace(/<a /g, '<a style="color:inherit;text-decoration:underline" ');

export const RichText = ({ html, className }: RichTextProps) => (
  <View className={cx(styles.rich, className)}>
    <HostRichText nodes={inked(html)} />
  </View>
);
