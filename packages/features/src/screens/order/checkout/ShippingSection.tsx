import type {
  CheckoutOrder,
  MerchantShipping,
  ShippingOption,
  ShippingType,
} from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, BrandName, Caption, Note, RadioGroup } from '@vitrine/ui';
import { formatPromise } from '../../../shared/delivery/format-promise.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { WaivedFee } from '../../../shared/membership/WaivedFee.tsx';
import { useSendersNamed } from '../../../shared/sellers/useSendersNamed.ts';
import { messages } from './messages.ts';
import { formatFlatRate } from './rules.ts';
import { type OrderSectionProps, Section } from './Section.tsx';
import styles from './Sections.module.css';
import { useShipping } from './useShipping.ts';

interface ShippingOptionsProps {
  shipping: MerchantShipping;
  order: CheckoutOrder;
  /** False where there is only one sender, of whom the shop does not speak. */
  isNamed: boolean;
  onChoose: (type: ShippingType) => void;
}

/** The shipping options of one boutique. */
function ShippingOptions({
  shipping: { merchant, options, passesCustoms },
  isNamed,
  order,
  onChoose,
}: ShippingOptionsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { currencyIsoCode } = order.priceInfo;
  const formatFee = ({ fee, regularFee }: ShippingOption) => {
    if (fee > 0) return formatPrice(fee, currencyIsoCode);
    return regularFee > 0 ? <WaivedFee fee={regularFee} currency={currencyIsoCode} /> : t.free;
  };
  const suffix = passesCustoms ? t.customsIncluded : '';
  return (
    <Box className={styles.merchant}>
      {isNamed && <BrandName>{merchant.name}</BrandName>}
      <RadioGroup
        label={isNamed ? formatMessage(t.shippingFrom, { merchant: merchant.name }) : t.shipping}
        options={options.map((option) => ({
          value: option.type,
          title: t.shippingOptions[option.type],
          note: formatPromise(option.promise, language, Date.now()) + suffix,
          aside: formatFee(option),
        }))}
        value={options.find(({ selected }) => selected)?.type}
        onChange={(type) => onChoose(type as ShippingType)}
      />
    </Box>
  );
}

/** The shipping options of all boutiques. */
export function ShippingSection({ order, number }: Omit<OrderSectionProps, 'onOpen'>) {
  const t = useMessages(messages);
  const { shipping, choose, error } = useShipping(order.id);
  const isNamed = useSendersNamed(shipping.length);
  return (
    <Section step="shipping" number={number} title={t.shipping}>
      {shipping.map((each) => (
        <ShippingOptions
          key={each.merchant.id}
          shipping={each}
          order={order}
          isNamed={isNamed}
          onChoose={(type) => void choose(each.merchant.id, type)}
        />
      ))}
      {order.isFlatRateOrder && (
        <Caption className={spacing.pt3}>{formatFlatRate(order, t)}</Caption>
      )}
      {error && <Note tone="bad">{error}</Note>}
    </Section>
  );
}
