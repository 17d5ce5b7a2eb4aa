import type { OrderItem } from '@vitrine/contract';
import { Link, Picture, Row } from '@vitrine/ui';
import * as spacing from '../layout/spacing.ts';
import styles from './ItemThumbnails.module.css';

interface ItemThumbnailsProps {
  items: readonly Pick<OrderItem, 'id' | 'productId' | 'brand' | 'images' | 'shortDescription'>[];
}

/** Thumbnails of ordered products, each a link. */
export const ItemThumbnails = ({ items }: ItemThumbnailsProps) => (
  <Row gap={2} wraps className={spacing.py3}>
    {items.map(({ id, productId, brand, images, shortDescription }) => (
      <Link
        key={id}
        className={styles.picture}
        to={{ route: 'product', params: { id: productId } }}
        label={`${brand.name} ${shortDescription}`}
      >
        <Picture images={images} alt="" ratio="3/4" sizes="72px" eager />
      </Link>
    ))}
  </Row>
);
