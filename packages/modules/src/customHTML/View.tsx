import { Box, cx, RichText } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import type { CustomHTMLFields } from './schema.ts';
import styles from './View.module.css';

/** Renders HTML that the server has cleaned. The box contains it even if cleaning missed something. */
export const View = ({ fields: { content, inset } }: ModuleProps<CustomHTMLFields>) => (
  <Box className={cx(inset && styles.inset)}>
    <Box className={styles.box}>
      <RichText html={content} />
    </Box>
  </Box>
);
