import { Box } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { Cta } from '../parts/Cta.tsx';
import type { CtaButtonFields } from './schema.ts';
import styles from './View.module.css';

export const View = ({ fields }: ModuleProps<CtaButtonFields>) => (
  <Box className={styles.root}>
    <Cta button={fields} variant={fields.kind} className={styles.button} />
  </Box>
);
