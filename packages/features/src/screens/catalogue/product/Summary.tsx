import { isImported } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import {
  type ProductState,
  selectSelectedVariant,
  selectShopContent,
  selectToggles,
} from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Caption, Hint, Icon, Link, Price, Row, Stack, Text } from '@vitrine/ui';
import { ProductPromise } from '../../../shared/delivery/ProductPromise.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { OpeningNote } from '../../../shared/membership/OpeningNote.tsx';
import { BackInStockButton, PriceAlert } from '../../../shared/product-alerts/index.ts';
import { BuyBar } from './BuyBar.tsx';
import { Colourways } from './Colourways.tsx';
import { CouponLink } from './CouponLink.tsx';
import { messages } from './messages.ts';
import { readProductContent } from './product-content.ts';
import { PRODUCT_PRICE_ID } from './product-ids.ts';
import { findSelectedSize, getShownPrice, getStock, getTagTexts } from './rules.ts';
import { SizePicker } from './SizePicker.tsx';
import styles from './Summary.module.css';

function ServicePromises({ product }: { product: ProductState }) {
  const { sameDay, delivery, returns } = readProductContent(useSelector(selectShopContent));
  const { country } = usePlatform();
  // Same-day delivery exists only in mainland cities.
  const { sameDayDelivery } = useSelector(selectToggles);
  const isSameDay = sameDayDelivery && product.isSameDayDelivery && country === 'CN';
  const deliveryText = isSameDay ? sameDay : delivery;
  return (
    <Stack gap={2} className={styles.promises}>
      {deliveryText && (
        <Row gap={3}>
          <Icon name="delivery" size="m" />
          <Text variant="caption">
            {isSameDay ? sameDay : <ProductPromise productId={product.id} fallback={delivery} />}
          </Text>
        </Row>
      )}
      {returns && (
        <Row gap={3}>
          <Icon name="returns" size="m" />
          <Text variant="caption">{returns}</Text>
        </Row>
      )}
      <CouponLink />
    </Stack>
  );
}

/** The name, the price, the sizes and the buy buttons. */
export function Summary({ product }: { product: ProductState }) {
  const t = useMessages(messages);
  const { tax } = readProductContent(useSelector(selectShopContent));
  const selected = findSelectedSize(product.availableSizes, useSelector(selectSelectedVariant));
  const { price, original } = getShownPrice(product, selected);
  const hasSoldOutSizes = product.availableSizes.some((size) => getStock(size) === 'sold-out');
  const isFromAbroad = product.shipsFrom !== undefined && isImported(product.shipsFrom);
  const tags = getTagTexts(product, t).join(t.between);
  return (
    <Box>
      {tags && (
        <Text as="p" variant="micro" tone="pine" className={styles.tag}>
          {tags}
        </Text>
      )}
      <Link className={styles.brand} to={{ route: 'list', query: { brand: product.brandId } }}>
        {product.brandName}
      </Link>
      <Text as="h1" variant="h2" className={styles.name}>
        {product.shortDescription}
      </Text>
      <Box id={PRODUCT_PRICE_ID} className={spacing.mt3}>
        <Price large price={price} original={original} currency={product.currency} />
      </Box>
      <Row isSpread className={layout.touchHeight}>
        <Hint>{isFromAbroad ? tax || t.taxIncluded.imported : t.taxIncluded.domestic}</Hint>
        {product.isOnline && <PriceAlert productId={product.id} name={product.shortDescription} />}
      </Row>
      {product.isOnline ? (
        <>
          <Colourways product={product} />
          <SizePicker product={product} selected={selected} />
          {hasSoldOutSizes && !product.outOfStock && (
            <BackInStockButton product={product} variant="text" className={layout.small} />
          )}
          <OpeningNote opening={product.opening} className={spacing.mt4} />
          <BuyBar product={product} selected={selected} />
        </>
      ) : (
        <Box className={styles.offline}>
          <Text as="p" strong>
            {t.offline}
          </Text>
          <Caption>{t.offlineHint}</Caption>
        </Box>
      )}
      {product.isOnline && !product.outOfStock && <ServicePromises product={product} />}
    </Box>
  );
}
