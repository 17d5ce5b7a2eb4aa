import type { ProductSummary } from '@vitrine/contract';
import { type Destination, resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { cx, Icon, Link, Scroller, Text } from '@vitrine/ui';
import type { Link as ContentLink } from '../fields/link.ts';
import { messages } from '../messages.ts';
import { useInteraction } from '../page/place.ts';
import { Card } from './Card.tsx';
import styles from './Slide.module.css';

const CARD_SIZES = '(min-width:1024px) 249px, 152px';

export interface More {
  /** The place that a page names. */
  link: ContentLink | undefined;
  /** Where the rest is, when the page names none. */
  rest: Destination;
  text: string;
}

/** The last card: it leads to the rest. */
function MoreCard({ more: { link, rest, text } }: { more: More }) {
  const { name } = usePlatform();
  const { shopMore } = useMessages(messages);
  const interact = useInteraction();
  return (
    <Link
      to={resolveLink(link, name) ?? rest}
      className={styles.more}
      onTap={() => interact('more')}
    >
      <Text look="cap">{text || shopMore}</Text>
      <Icon name="forward" size="m" />
    </Link>
  );
}

interface SlideProps {
  products: readonly ProductSummary[];
  label: string | undefined;
  more?: More | undefined;
}

/** Products in one row that slides. */
export const Slide = ({ products, label, more }: SlideProps) => (
  <Scroller label={label} progress itemClassName={cx(styles.item, more && styles.ended)}>
    {products.map((product) => (
      <Card key={product.id} product={product} sizes={CARD_SIZES} />
    ))}
    {more && <MoreCard more={more} />}
  </Scroller>
);
