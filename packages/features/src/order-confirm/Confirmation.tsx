import type { MerchantOrder, Order } from '@vitrine/contract';
import { fill, formatPrice, placeText } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import { Goods } from '../order-parts/Goods.tsx';
import { numberText } from '../order-parts/order-text.ts';
import styles from './Confirmation.module.css';
import { Identity } from './Identity.tsx';
import { messages } from './messages.ts';
import { dayOf, piecesIn } from './rules.ts';

const Fact = ({ name, children }: { name: string; children: string }) => (
  <Box className={styles.fact}>
    <Box as="dt" className={styles.name}>
      {name}
    </Box>
    <Box as="dd" className={styles.value}>
      {children}
    </Box>
  </Box>
);

function Facts({ order }: { order: Order }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { number, priceInfo, shippingAddress } = order;
  return (
    <Box as="dl" className={styles.facts}>
      <Fact name={words.number}>{numberText(number)}</Fact>
      <Fact name={words.amount}>
        {formatPrice(priceInfo.grandTotal, priceInfo.currencyIsoCode)}
      </Fact>
      <Fact name={words.sentTo}>
        {`${shippingAddress.name} · ${placeText(shippingAddress, language)}`}
      </Fact>
    </Box>
  );
}

/** What one boutique sends, and when it should be there. */
function Parcel({ parcel }: { parcel: MerchantOrder }) {
  const words = useMessages(messages);
  const language = useLanguage();
  const { merchant, items, expectedFrom, expectedTo } = parcel;
  const pieces = piecesIn(parcel);
  return (
    <Box as="li" className={styles.parcel}>
      <Box className={styles.parcelHead}>
        <Text as="p" look="brand">
          {merchant.name}
        </Text>
        <Text as="p" look="cap" tone="quiet">
          {fill(words.pieces, { n: pieces })}
        </Text>
      </Box>
      <Goods items={items} />
      <Box className={styles.expected}>
        <Text look="cap" tone="soft">
          {words.delivery}
        </Text>
        <Text look="ui" tabular>
          {fill(words.between, {
            from: dayOf(expectedFrom, language),
            to: dayOf(expectedTo, language),
          })}
        </Text>
      </Box>
    </Box>
  );
}

/** Thanks, and everything one wants to know before closing the page. */
export function Confirmation({ order }: { order: Order }) {
  const words = useMessages(messages);
  return (
    <Box className={styles.page}>
      <Text as="h2" look="h1">
        {words.thanks}
      </Text>
      <Text as="p" look="ui" tone="soft" className={styles.lead}>
        {words.lead}
      </Text>
      <Facts order={order} />
      <Identity order={order} />
      <Box as="ul" className={styles.parcels}>
        {order.merchantOrders.map((parcel) => (
          <Parcel key={parcel.id} parcel={parcel} />
        ))}
      </Box>
      <Text as="h2" look="h3" className={styles.nextTitle}>
        {words.nextTitle}
      </Text>
      <Box as="ol">
        {words.next.map((step, index) => (
          <Box as="li" key={step} className={styles.step}>
            <Text className={styles.number}>{index + 1}</Text>
            <Text look="ui" tone="soft">
              {step}
            </Text>
          </Box>
        ))}
      </Box>
      <Box className={styles.actions}>
        <Button wide to={{ route: 'order', params: { id: order.id } }}>
          {words.toOrder}
        </Button>
        <Button wide kind="outline" to={{ route: 'home' }}>
          {words.goOn}
        </Button>
      </Box>
    </Box>
  );
}
