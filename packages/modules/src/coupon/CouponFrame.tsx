import { useMessages } from '@vitrine/platform';
import { Box, cx, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { ModuleTitle } from '../fields/common.ts';
import { ModuleHeading } from '../parts/ModuleHeading.tsx';
import { messages } from './messages.ts';
import type { CouponFields } from './schema.ts';
import { useTicketStyle } from './useTicketStyle.ts';
import styles from './View.module.css';

/** On desktop the heading is beside the coupons, unless it is centred above them. */
const isBeside = (heading: ModuleTitle | undefined): boolean =>
  Boolean(heading?.title || heading?.image?.source) && heading?.align !== 'centre';

interface CouponFrameProps {
  fields: CouponFields;
  children: ReactNode;
}

/** The heading and, around the tickets, their colours. */
export function CouponFrame({ fields, children }: CouponFrameProps) {
  const { moduleTitle } = fields;
  const { style, textTone } = useTicketStyle(fields);
  return (
    <Box className={cx(isBeside(moduleTitle) ? styles.beside : styles.centred)}>
      {moduleTitle && <ModuleHeading title={moduleTitle} />}
      <Box className={styles.tickets} style={style}>
        <Box className={cx(textTone && styles[textTone])}>{children}</Box>
      </Box>
    </Box>
  );
}

/** Keeps the space of one ticket while the coupons are loaded. */
export function LoadingCoupons({ fields }: Pick<CouponFrameProps, 'fields'>) {
  const { loading } = useMessages(messages);
  return (
    <CouponFrame fields={fields}>
      <Box className={styles.loading} role="status" aria-busy="true">
        <Text visuallyHidden>{loading}</Text>
      </Box>
    </CouponFrame>
  );
}
