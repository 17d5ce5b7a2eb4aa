import type { MerchantOrder } from '@vitrine/contract';
import { Box, Link, Picture } from '@vitrine/ui';
import styles from './Goods.module.css';

/** What one boutique sends, in pictures. */
export const Goods = ({ items }: Pick<MerchantOrder, 'items'>) => (
  <Box className={styles.goods}>
    {items.map(({ id, productId, brand, images, shortDescription }) => (
      <Link
        key={id}
        className={styles.picture}
        to={{ route: 'product', params: { id: productId } }}
        label={`${brand.name} ${shortDescription}`}
      >
        <Picture images={images} alt="" ratio="3/4" sizes="72px" />
      </Link>
    ))}
  </Box>
);
