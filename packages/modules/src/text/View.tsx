import { cx, RichText, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { Inked } from '../parts/Inked.tsx';
import type { TextFields } from './schema.ts';
import styles from './View.module.css';

export function View({ fields }: ModuleProps<TextFields>) {
  const { style, align, kicker, title, content } = fields;
  const isDisplay = style === 'display';
  return (
    <Inked
      color={fields.color}
      className={cx(styles.text, styles[style], (isDisplay || align === 'centre') && styles.centre)}
    >
      {kicker && (
        <Text as="p" look="kick" className={styles.kick}>
          {kicker}
        </Text>
      )}
      {title && (
        <Text as="h2" look={isDisplay ? 'display' : 'h2'}>
          {title}
        </Text>
      )}
      {content && <RichText html={content} className={styles.content} />}
    </Inked>
  );
}
