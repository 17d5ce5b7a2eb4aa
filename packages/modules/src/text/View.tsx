import { cx, RichText, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { ColouredText } from '../parts/ColouredText.tsx';
import type { TextFields } from './schema.ts';
import styles from './View.module.css';

export function View({ fields }: ModuleProps<TextFields>) {
  const { style, align, kicker, title, content } = fields;
  const isDisplay = style === 'display';
  return (
    <ColouredText
      color={fields.color}
      className={cx(styles.text, styles[style], (isDisplay || align === 'centre') && styles.centre)}
    >
      {kicker && (
        <Text as="p" variant="eyebrow" className={styles.eyebrow}>
          {kicker}
        </Text>
      )}
      {title && (
        <Text as="h2" variant={isDisplay ? 'display' : 'h2'}>
          {title}
        </Text>
      )}
      {content && <RichText html={content} className={styles.content} />}
    </ColouredText>
  );
}
