import type { CheckoutOrder, MerchantShipping, ShippingType } from '@vitrine/contract';
import { fill, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, ChoiceGroup, Note, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import { daysOf, flatRateText } from './rules.ts';
import { Section } from './Section.tsx';
import styles from './Sections.module.css';
import { useShipping } from './useShipping.ts';

interface ShippingSectionProps {
  order: CheckoutOrder;
  number: number;
}

interface WaysProps {
  shipping: MerchantShipping;
  order: CheckoutOrder;
  onChoose: (type: ShippingType) => void;
}

/** How one boutique can send its part. */
function Ways({ shipping: { merchant, options }, order, onChoose }: WaysProps) {
  const words = useMessages(messages);
  const { currencyIsoCode } = order.priceInfo;
  const customs = order.isPersonalIdRequired ? words.customs : '';
  return (
    <Box className={styles.merchant}>
      <Text as="p" look="brand">
        {merchant.name}
      </Text>
      <ChoiceGroup
        label={fill(words.wayOf, { merchant: merchant.name })}
        options={options.map((option) => ({
          value: option.type,
          title: words.ways[option.type],
          note: daysOf(option, words) + customs,
          aside: option.fee === 0 ? words.free : formatPrice(option.fee, currencyIsoCode),
        }))}
        value={options.find(({ selected }) => selected)?.type}
        onChange={(type) => onChoose(type as ShippingType)}
      />
    </Box>
  );
}

/** How each boutique sends its part. */
export function ShippingSection({ order, number }: ShippingSectionProps) {
  const words = useMessages(messages);
  const { shipping, choose, refused } = useShipping(order.id);
  return (
    <Section step="shipping" number={number} title={words.shipping}>
      {shipping.map((each) => (
        <Ways
          key={each.merchant.id}
          shipping={each}
          order={order}
          onChoose={(type) => void choose(each.merchant.id, type)}
        />
      ))}
      {order.isFlatRateOrder && (
        <Text as="p" look="cap" tone="soft" className={styles.rate}>
          {flatRateText(order, words)}
        </Text>
      )}
      {refused && <Note tone="bad">{refused.message}</Note>}
    </Section>
  );
}
