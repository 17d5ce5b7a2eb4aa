import {
  type CouponFields,
  couponLayout,
  HideModule,
  useCouponClaim,
  useCoupons,
} from '@vitrine/modules';
import { resolveLink, useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { describeTicket, findNextStep, formatTicketAction, ticketMessages } from '@vitrine/ui';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { CouponFrame, LoadingCoupons } from './CouponFrame.tsx';
import { Ticket } from './Ticket.tsx';
import { useTicketLooks } from './ticket-looks.ts';

type Coupons = ReturnType<typeof useCoupons>['coupons'];

interface TicketsProps {
  fields: CouponFields;
  coupons: Coupons;
}

function Tickets({ fields, coupons }: TicketsProps) {
  const t = useMessages(ticketMessages);
  const language = useLanguage();
  const [now] = useState(Date.now);
  const { name, navigation } = usePlatform();
  const { hasLargeLetters } = useLayout();
  const { claim, claimingId } = useCouponClaim();
  const looks = useTicketLooks(fields);
  const layout = couponLayout(coupons);
  const isStacked = hasLargeLetters && layout !== 'wallet';
  const walletName = layout === 'wallet' && fields.walletStyle?.textOfWallet;

  const findAction = (coupon: Coupons[number]) => {
    const label = formatTicketAction(coupon, layout, t);
    const step = findNextStep(coupon);
    if (step === 'claim')
      return {
        label,
        isBusy: claimingId === coupon.id,
        isDisabled: claimingId !== null && claimingId !== coupon.id,
        onPress: () => void claim(coupon),
      };
    if (step === 'use')
      return {
        label,
        onPress: () => navigation.go(resolveLink(fields.commonLink, name) ?? { route: 'home' }),
      };
    return { label };
  };

  return (
    <View style={[styles.tickets, !isStacked && styles.beside]}>
      {coupons.map((coupon) => (
        <View
          key={coupon.id}
          style={[
            layout === 'double' && !isStacked && styles.half,
            layout === 'triple' && !isStacked && styles.third,
            (layout === 'single' || layout === 'wallet') && styles.whole,
          ]}
        >
          <Ticket
            ticket={describeTicket(
              walletName ? { ...coupon, name: walletName } : coupon,
              layout,
              t,
              { now, language },
            )}
            layout={isStacked ? 'single' : layout}
            action={findAction(coupon)}
            looks={looks}
          />
        </View>
      ))}
    </View>
  );
}

/** The coupons that this shopper has or may claim; without any the module is hidden. */
export function ShopperCoupons({ fields }: { fields: CouponFields }) {
  const { isLoading, coupons } = useCoupons(fields.promotionIds);
  if (isLoading) return <LoadingCoupons fields={fields} />;
  if (coupons.length === 0) return <HideModule />;
  return (
    <CouponFrame fields={fields}>
      <Tickets fields={fields} coupons={coupons} />
    </CouponFrame>
  );
}

const styles = StyleSheet.create({
  tickets: { gap: tokens.space3 },
  beside: { flexDirection: 'row', flexWrap: 'wrap' },
  whole: { width: '100%' },
  half: { flexGrow: 1, flexBasis: '40%' },
  third: { flexGrow: 1, flexBasis: '28%', maxWidth: '31%' },
});
