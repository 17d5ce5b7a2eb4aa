import { Box } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import type { ModuleProps } from '../definition.ts';
import { toRem } from './rules.ts';
import type { SpacerFields } from './schema.ts';
import styles from './View.module.css';

export const View = ({ fields }: ModuleProps<SpacerFields>) => (
  <Box
    aria-hidden
    className={styles.space}
    style={{ '--size': toRem(fields.size) } as CSSProperties}
  />
);
