import { useMessages, usePlatform } from '@vitrine/platform';
import { type ProductState, selectSelectedVariant, selectShop } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Icon, Link, Price, Text } from '@vitrine/ui';
import { productWords } from '../words.ts';
import { BuyBar } from './BuyBar.tsx';
import { CouponLine } from './CouponLine.tsx';
import { messages } from './messages.ts';
import { chosenSize, shownPrice, tagLine } from './rules.ts';
import { Sizes } from './Sizes.tsx';
import styles from './Summary.module.css';

function Promises({ product }: { product: ProductState }) {
  const words = productWords(useSelector(selectShop));
  const { country } = usePlatform();
  // Riders go out in cities of the mainland only.
  const isSameDay = product.isSameDayDelivery && country === 'CN';
  const delivery = isSameDay ? words.sameDay : words.delivery;
  return (
    <Box className={styles.promises}>
      {delivery && (
        <Box className={styles.promise}>
          <Icon name="delivery" size="m" />
          <Text look="cap">{delivery}</Text>
        </Box>
      )}
      {words.returns && (
        <Box className={styles.promise}>
          <Icon name="returns" size="m" />
          <Text look="cap">{words.returns}</Text>
        </Box>
      )}
      <CouponLine />
    </Box>
  );
}

/** What it is, what it costs, and in which sizes. */
export function Summary({ product }: { product: ProductState }) {
  const words = useMessages(messages);
  const { tax } = productWords(useSelector(selectShop));
  const chosen = chosenSize(product.availableSizes, useSelector(selectSelectedVariant));
  const { price, original } = shownPrice(product, chosen);
  const line = tagLine(product, words).join(words.between);
  return (
    <Box>
      {line && (
        <Text as="p" look="micro" tone="pine" className={styles.tag}>
          {line}
        </Text>
      )}
      <Link className={styles.brand} to={{ route: 'list', query: { brand: product.brandId } }}>
        {product.brandName}
      </Link>
      <Text as="h1" look="h2" className={styles.name}>
        {product.shortDescription}
      </Text>
      <Price
        large
        className={styles.price}
        price={price}
        original={original}
        currency={product.currency}
      />
      <Text as="p" look="cap" tone="quiet" className={styles.tax}>
        {tax || words.taxIncluded}
      </Text>
      {product.isOnline ? (
        <>
          <Sizes product={product} chosen={chosen} />
          <BuyBar product={product} chosen={chosen} />
        </>
      ) : (
        <Box className={styles.offline}>
          <Text as="p" strong>
            {words.offline}
          </Text>
          <Text as="p" look="cap" tone="soft">
            {words.offlineHint}
          </Text>
        </Box>
      )}
      <Promises product={product} />
    </Box>
  );
}
