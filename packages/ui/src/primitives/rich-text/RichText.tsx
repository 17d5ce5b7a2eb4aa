import { cx } from '../../cx.ts';
import prose from './Prose.module.css';
import styles from './RichText.module.css';
import type { RichTextProps } from './RichText.types.ts';

/** Renders HTML. The server has already sanitised it. */
export const RichText = ({ html, className }: RichTextProps) => (
  <div
    className={cx(styles.rich, prose.prose, className)}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
