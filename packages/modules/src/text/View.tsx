import { Box, cx, RichText, Text } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { ModuleProps } from '../definition.ts';
import { paint } from '../parts/colour.ts';
import type { TextFields } from './schema.ts';
import styles from './View.module.css';

export function View({ fields }: ModuleProps<TextFields>) {
  const { style, align, kicker, title, content } = fields;
  const isDisplay = style === 'display';
  const color = paint(fields.color);
  return (
    <Box
      className={cx(styles.text, styles[style], (isDisplay || align === 'centre') && styles.centre)}
      style={(color ? { '--ink': color, '--ink-2': color } : {}) as CSSProperties}
    >
      {kicker && (
        <Text as="p" look="kick" className={styles.kick}>
          {kicker}
        </Text>
      )}
      {title && (
        <Text as={isDisplay ? 'h1' : 'h2'} look={isDisplay ? 'display' : 'h2'}>
          {title}
        </Text>
      )}
      {content && <RichText html={content} className={styles.content} />}
    </Box>
  );
}
