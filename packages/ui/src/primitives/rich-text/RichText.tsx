import { cx } from '../../cx.ts';
import styles from './RichText.module.css';
import type { RichTextProps } from './RichText.types.ts';

/** Text with markup. It trusts what it is given: the server lets only safe markup into content. */
export const RichText = ({ html, className }: RichTextProps) => (
  <div
    className={cx(styles.rich, className)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it when it is published
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
