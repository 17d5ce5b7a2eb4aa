import { usePlatform } from '@vitrine/platform';
import { selectSelectedVariant } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx, Price, Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import styles from './ProductBar.module.css';
import type { ProductBarProps } from './ProductBar.types.ts';
import { PRODUCT_INFO_ID, PRODUCT_PRICE_ID } from './product-ids.ts';
import { findSelectedSize, getShownPrice } from './rules.ts';

/** As `--header-height` on a phone. */
const HEADER_HEIGHT = 52;

interface Passed {
  picture: boolean;
  price: boolean;
}

/** Which parts of the product have been scrolled below the header. */
function usePassed(): Passed {
  const { viewport } = usePlatform();
  const [passed, setPassed] = useState<Passed>({ picture: false, price: false });
  useEffect(() => {
    const update = async () => {
      const [info, price] = await viewport.measureTops([PRODUCT_INFO_ID, PRODUCT_PRICE_ID]);
      const isAbove = (top: number | undefined) => top !== undefined && top < HEADER_HEIGHT;
      const next = { picture: isAbove(info), price: isAbove(price) };
      setPassed((now) => (now.picture === next.picture && now.price === next.price ? now : next));
    };
    void update();
    return viewport.onScroll(() => void update());
  }, [viewport]);
  return passed;
}

/**
 * The ground of a phone's header, which is transparent over the picture. Below the picture it is solid,
 * and it names the product once the name and the price have left.
 */
export function ProductBar({ product }: ProductBarProps) {
  const passed = usePassed();
  const selected = findSelectedSize(product.availableSizes, useSelector(selectSelectedVariant));
  const { price, original } = getShownPrice(product, selected);
  return (
    // Screen readers have read the same in the page.
    <Box className={cx(styles.bar, passed.picture && styles.solid)} aria-hidden="true">
      {passed.picture && (
        <Box className={cx(styles.text, passed.price && styles.shown)}>
          <Text as="p" variant="caption" clamp={1}>
            {product.shortDescription}
          </Text>
          <Price price={price} original={original} currency={product.currency} />
        </Box>
      )}
    </Box>
  );
}
