import type { ProductSummary } from '@vitrine/contract';
import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Icon, Link, Scroller, Text } from '@vitrine/ui';
import type { ModuleProps } from '../definition.ts';
import { messages } from '../messages.ts';
import { useInteraction } from '../page/place.ts';
import { Card } from '../products/Card.tsx';
import type { SlideProductsFields } from './schema.ts';
import styles from './View.module.css';

const CARD_SIZES = '(min-width:1024px) 249px, 152px';

type Props = ModuleProps<SlideProductsFields, ProductSummary[]>;

/** The rest of the set, unless the page names a better place. */
function MoreCard({ fields }: Pick<Props, 'fields'>) {
  const { name } = usePlatform();
  const { shopMore } = useMessages(messages);
  const interact = useInteraction();
  const rest = { route: 'list', query: { set: fields.setId } } as const;
  return (
    <Link
      to={resolveLink(fields.commonLink, name) ?? rest}
      className={styles.more}
      onTap={() => interact('more')}
    >
      <Text look="cap">{fields.showMoreText || shopMore}</Text>
      <Icon name="forward" size="m" />
    </Link>
  );
}

export function View({ fields, data = [] }: Props) {
  return (
    <Scroller label={fields.moduleTitle?.title} progress itemClassName={styles.item}>
      {data.map((product) => (
        <Card key={product.id} product={product} sizes={CARD_SIZES} />
      ))}
      <MoreCard fields={fields} />
    </Scroller>
  );
}
