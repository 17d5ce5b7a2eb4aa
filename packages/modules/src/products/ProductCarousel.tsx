import type { ProductSummary } from '@vitrine/contract';
import { type Destination, resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { cx, DESKTOP, Icon, Link, Scroller, Text } from '@vitrine/ui';
import { useTrackInteraction } from '../context/module-context.ts';
import type { LinkFields } from '../fields/link.ts';
import { messages } from '../messages.ts';
import { ModuleProductCard } from './ModuleProductCard.tsx';
import styles from './ProductCarousel.module.css';

const CARD_SIZES = `${DESKTOP} 249px, 152px`;

export interface MoreLink {
  /** The link set on the page. */
  link: LinkFields | undefined;
  /** The listing to use when the page sets no link. */
  fallback: Destination;
  text: string;
}

/** The last card, which links to all products. */
function MoreCard({ more: { link, fallback, text } }: { more: MoreLink }) {
  const { name } = usePlatform();
  const { shopMore } = useMessages(messages);
  const trackInteraction = useTrackInteraction();
  return (
    <Link
      to={resolveLink(link, name) ?? fallback}
      className={styles.more}
      onPress={() => trackInteraction('more')}
    >
      <Text variant="caption">{text || shopMore}</Text>
      <Icon name="forward" size="m" />
    </Link>
  );
}

interface ProductCarouselProps {
  products: readonly ProductSummary[];
  label: string | undefined;
  more?: MoreLink | undefined;
}

/** Products in one horizontally scrolling row. */
export const ProductCarousel = ({ products, label, more }: ProductCarouselProps) => (
  <Scroller label={label} progress itemClassName={cx(styles.item, more && styles.withMoreCard)}>
    {products.map((product) => (
      <ModuleProductCard key={product.id} product={product} sizes={CARD_SIZES} />
    ))}
    {more && <MoreCard more={more} />}
  </Scroller>
);
