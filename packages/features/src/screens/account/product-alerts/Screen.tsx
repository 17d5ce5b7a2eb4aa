import type { ProductAlert, ProductSummary } from '@vitrine/contract';
import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { selectProductAlerts, selectProductsOfAlerts } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import {
  Box,
  BrandName,
  Button,
  Caption,
  cx,
  EmptyState,
  Hint,
  Link,
  Price,
  Row,
  Stack,
  Text,
} from '@vitrine/ui';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Thumbnail } from '../../../shared/layout/Thumbnail.tsx';
import { useUpdateAlert } from '../../../shared/product-alerts/useUpdateAlert.ts';
import { messages } from './messages.ts';

interface AlertRowProps {
  alert: ProductAlert;
  /** Absent when the product is no longer on sale. */
  product: ProductSummary | undefined;
  isPending: boolean;
  onCancel: () => void;
}

function useAwaited({ sizeDescription: size, priceWhenAsked: price }: ProductAlert): string {
  const t = useMessages(messages);
  if (size === null) return formatMessage(t.priceDrop, { price: formatPrice(price) });
  return size === '' ? t.anyBackInStock : formatMessage(t.backInStock, { size });
}

function ProductText({ alert, product }: Pick<AlertRowProps, 'alert' | 'product'>) {
  const t = useMessages(messages);
  const awaited = useAwaited(alert);
  return (
    <>
      {product ? (
        <>
          <BrandName>{product.brand.name}</BrandName>
          <Caption clamp={1}>{product.shortDescription}</Caption>
          <Price
            price={product.price}
            original={product.priceWithoutDiscount}
            currency={product.currencyIsoCode}
          />
        </>
      ) : (
        <Hint>{t.gone}</Hint>
      )}
      <Text as="p" variant="caption" tabular>
        {awaited}
      </Text>
    </>
  );
}

function AlertRow({ alert, product, isPending, onCancel }: AlertRowProps) {
  const t = useMessages(messages);
  const { productId, variantId, status } = alert;
  const query = variantId === null ? {} : { variant: variantId };
  const name = product?.shortDescription ?? '';
  return (
    <Row
      as="li"
      align="start"
      className={cx(layout.divided, spacing.py5, isPending && layout.dimmed)}
      aria-busy={isPending || undefined}
    >
      <Link
        className={layout.fixed}
        label={name}
        to={{ route: 'product', params: { id: productId }, query }}
      >
        <Thumbnail width={72} images={product?.images ?? []} />
      </Link>
      <Stack gap={1} className={spacing.fill}>
        <ProductText alert={alert} product={product} />
      </Stack>
      <Box className={cx(layout.fixed, layout.atEnd)}>
        <Text as="p" variant="caption" tone={status === 'waiting' ? 'pine' : 'quiet'}>
          {t.status[status]}
        </Text>
        <Button variant="text" label={formatMessage(t.cancelOf, { name })} onPress={onCancel}>
          <Text variant="caption">{t.cancel}</Text>
        </Button>
      </Box>
    </Row>
  );
}

/** What the shopper asked to be notified of, the newest first. */
export function ProductAlertsView() {
  const t = useMessages(messages);
  const alerts = useSelector(selectProductAlerts);
  const products = useSelector(selectProductsOfAlerts);
  const { end, pendingId } = useUpdateAlert({ route: 'productAlerts' });
  if (alerts.length === 0) {
    return (
      <EmptyState icon="bell" title={t.empty} hint={t.emptyHint}>
        <Button to={{ route: 'wishlist' }}>{t.look}</Button>
      </EmptyState>
    );
  }
  return (
    <Box as="ul">
      {alerts.map((alert) => (
        <AlertRow
          key={alert.id}
          alert={alert}
          product={products.find(({ id }) => id === alert.productId)}
          isPending={pendingId === alert.id}
          onCancel={() => void end(alert, alert.id)}
        />
      ))}
    </Box>
  );
}
