import { RichText as HostRichText, View } from '@tarojs/components';
import { cx } from '../../cx.ts';
import styles from './RichText.module.css';
import type { RichTextProps } from './RichText.types.ts';

/** CSS classes do not apply inside the native component, so links need inline styles. */
const styleLinks = (html: string): string =>
  html.replace(/<a /g, '<a style="color:inherit;text-decoration:underline" ');

export const RichText = ({ html, className }: RichTextProps) => (
  <View className={cx(styles.rich, className)}>
    <HostRichText nodes={styleLinks(html)} />
  </View>
);
