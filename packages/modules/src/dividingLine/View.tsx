import { Box, cx } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { toCssColour } from '../parts/colour.ts';
import type { DividingLineFields } from './schema.ts';
import styles from './View.module.css';

export function View({ fields: { style, width, color } }: ModuleProps<DividingLineFields>) {
  const borderColor = toCssColour(color);
  return (
    <Box
      role="separator"
      className={cx(styles.line, styles[style], styles[width])}
      {...(borderColor && { style: { borderColor } })}
    />
  );
}
