import { Box, cx, RichText } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import type { CustomHTMLFields } from './schema.ts';
import styles from './View.module.css';

/** The box holds what the server has cleaned, and would hold it in even if it had not. */
export const View = ({ fields: { content, inset } }: ModuleProps<CustomHTMLFields>) => (
  <Box className={cx(inset && styles.inset)}>
    <Box className={styles.box}>
      <RichText html={content} />
    </Box>
  </Box>
);
