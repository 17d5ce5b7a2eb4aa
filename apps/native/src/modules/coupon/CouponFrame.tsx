import { type CouponFields, couponMessages } from '@vitrine/modules';
import { useMessages } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { ModuleHeading } from '../parts/ModuleHeading.tsx';

const TICKETS_WIDTH = 760;

interface CouponFrameProps {
  fields: CouponFields;
  children: ReactNode;
}

/** The heading, which stands only above a coupon, and the place of the tickets. */
export const CouponFrame = ({ fields: { moduleTitle }, children }: CouponFrameProps) => (
  <View>
    {moduleTitle && <ModuleHeading title={moduleTitle} />}
    <View style={[styles.tickets, moduleTitle?.align === 'centre' && styles.centred]}>
      {children}
    </View>
  </View>
);

/** The place of one ticket while the coupons are loaded. */
export function LoadingCoupons({ fields }: { fields: CouponFields }) {
  const { loading } = useMessages(couponMessages);
  return (
    <CouponFrame fields={fields}>
      <View role="status" aria-label={loading} style={styles.loading} />
    </CouponFrame>
  );
}

const styles = StyleSheet.create({
  tickets: {
    width: '100%',
    maxWidth: TICKETS_WIDTH,
    paddingHorizontal: tokens.gutter,
  },
  centred: { alignSelf: 'center' },
  loading: {
    minHeight: 124,
    borderWidth: 1,
    borderColor: tokens.border,
    backgroundColor: tokens.ivory,
  },
});
