import type { MerchantOrder, Order } from '@vitrine/contract';
import { formatAddressRegion, formatMessage, formatPrice } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectConfirmedOrder, selectShopProfile } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import {
  Box,
  BrandName,
  Button,
  cx,
  Heading,
  Hint,
  Paragraph,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { formatPromise } from '../../../shared/delivery/format-promise.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { OrderMessagesNote } from '../../../shared/message-prompt/OrderMessagesNote';
import { countItems } from '../../../shared/order/count-items.ts';
import { ItemThumbnails } from '../../../shared/order/ItemThumbnails.tsx';
import { formatOrderNumber } from '../../../shared/order/order-rules.ts';
import { useSendersNamed } from '../../../shared/sellers/useSendersNamed.ts';
import { messages } from './messages.ts';
import { PersonalIdNote } from './PersonalIdNote.tsx';
import { listNextSteps } from './rules.ts';
import styles from './Screen.module.css';

const Detail = ({ name, children }: { name: string; children: string }) => (
  <Row align="baseline" isSpread className={styles.detail}>
    <Box as="dt" className={styles.name}>
      {name}
    </Box>
    <Box as="dd" className={styles.value}>
      {children}
    </Box>
  </Row>
);

function OrderDetails({ order }: { order: Order }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { number, priceInfo, shippingAddress } = order;
  return (
    <Box as="dl" className={styles.details}>
      <Detail name={t.number}>{formatOrderNumber(number)}</Detail>
      <Detail name={t.amount}>
        {formatPrice(priceInfo.grandTotal, priceInfo.currencyIsoCode)}
      </Detail>
      <Detail name={t.sentTo}>
        {`${shippingAddress.name} · ${formatAddressRegion(shippingAddress, language)}`}
      </Detail>
    </Box>
  );
}

interface ShipmentProps {
  shipment: MerchantOrder;
  /** False where there is only one sender, of whom the shop does not speak. */
  isNamed: boolean;
  place: string;
}

/** The shipment of one merchant, and when it is expected. */
function Shipment({ shipment, isNamed, place }: ShipmentProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { merchant, items, expectedFrom, expectedTo } = shipment;
  return (
    <Box as="li" className={cx(layout.divided, spacing.py5)}>
      <Row align="baseline" isSpread>
        {isNamed && <BrandName>{merchant.name}</BrandName>}
        <Hint>{formatMessage(t.itemCount, { n: countItems(items) })}</Hint>
      </Row>
      <ItemThumbnails items={items} />
      <Text as="p" variant="ui" tabular>
        {formatPromise({ from: expectedFrom, to: expectedTo, place }, language, Date.now())}
      </Text>
    </Box>
  );
}

/** The confirmation of an order, with its details and the next steps. */
function Confirmation({ order }: { order: Order }) {
  const t = useMessages(messages);
  const profile = useSelector(selectShopProfile);
  const isNamed = useSendersNamed(order.merchantOrders.length);
  return (
    <Box className={styles.page}>
      <Text as="h2" variant="h1">
        {t.thanks}
      </Text>
      <Paragraph className={spacing.pt2}>{t.lead[profile.sellers]}</Paragraph>
      <OrderDetails order={order} />
      <PersonalIdNote order={order} />
      <OrderMessagesNote className={spacing.mt6} />
      <Box as="ul" className={spacing.pt4}>
        {order.merchantOrders.map((shipment) => (
          <Shipment
            key={shipment.id}
            shipment={shipment}
            isNamed={isNamed}
            place={order.deliveryPlace}
          />
        ))}
      </Box>
      <Heading className={cx(spacing.pb2, spacing.pt8)}>{t.nextTitle}</Heading>
      <Box as="ol">
        {listNextSteps(order, profile, t).map((step, index) => (
          <Row gap={3} align="baseline" as="li" key={step} className={spacing.py2}>
            <Text className={cx(layout.serifNumber, layout.fixed)}>{index + 1}</Text>
            <Text variant="ui" tone="soft">
              {step}
            </Text>
          </Row>
        ))}
      </Box>
      <Stack gap={3} className={cx(spacing.pt8, styles.actions)}>
        <Button fullWidth to={{ route: 'order', params: { id: order.id } }}>
          {t.toOrder}
        </Button>
        <Button fullWidth variant="outline" to={{ route: 'home' }}>
          {t.continueShopping}
        </Button>
      </Stack>
    </Box>
  );
}

/** The confirmation of a placed order. */
export function OrderConfirmView({ params: { id = '' } }: ScreenProps) {
  const order = useSelector(selectConfirmedOrder);
  return order?.id === id ? <Confirmation order={order} /> : <Skeleton variant="unready" />;
}
