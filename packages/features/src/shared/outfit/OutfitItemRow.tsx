import { formatMessage, formatPrice, viewSizes } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  BrandName,
  Caption,
  Checkbox,
  cx,
  Hint,
  Link,
  Pressable,
  PressableGroup,
  Row,
  Stack,
  Text,
} from '@vitrine/ui';
import * as layout from '../layout/layout.ts';
import * as spacing from '../layout/spacing.ts';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { messages } from './messages.ts';
import styles from './OutfitSheet.module.css';
import { isSoldOut, needsSize, type OutfitItem } from './rules.ts';

interface OutfitItemRowProps {
  item: OutfitItem;
  /** Shows that a size has to be chosen first. */
  showsMissing: boolean;
  onChange: (changes: Partial<OutfitItem>) => void;
}

function Sizes({ item, onChange }: Pick<OutfitItemRowProps, 'item' | 'onChange'>) {
  const t = useMessages(messages);
  const { name, sizes, variantId } = item;
  const first = sizes.find(({ quantity }) => quantity > 0)?.variantId;
  return (
    <PressableGroup
      role="radiogroup"
      arrows="press"
      aria-label={formatMessage(t.sizesOf, { name })}
      className={styles.sizes}
    >
      {sizes.map((size) => (
        <Pressable
          key={size.variantId}
          role="radio"
          aria-checked={size.variantId === variantId}
          tabIndex={size.variantId === (variantId ?? first) ? 0 : -1}
          disabled={size.quantity === 0}
          className={cx(
            styles.size,
            size.variantId === variantId && styles.selected,
            size.quantity === 0 && styles.soldOut,
          )}
          onPress={() => onChange({ variantId: size.variantId, isIncluded: true })}
        >
          {size.description || size.size}
        </Pressable>
      ))}
    </PressableGroup>
  );
}

/** One product of an outfit: whether it is bought, and in which size. */
export function OutfitItemRow({ item, showsMissing, onChange }: OutfitItemRowProps) {
  const t = useMessages(messages);
  const { id, name, brandName, images, sizes, price, currency, isIncluded, problem } = item;
  const isGone = isSoldOut(item);
  const dimmed = isIncluded ? undefined : layout.dimmed;
  const chosen = sizes.find(({ variantId }) => variantId === item.variantId);
  const error = problem ?? (showsMissing && isIncluded && needsSize(item) ? t.chooseSize : '');
  return (
    <Row as="li" gap={3} align="start" className={styles.item}>
      <Checkbox
        checked={isIncluded && !isGone}
        disabled={isGone}
        label={formatMessage(t.include, { name })}
        onChange={(checked) => onChange({ isIncluded: checked })}
      >
        {null}
      </Checkbox>
      <Thumbnail className={dimmed} width={72} images={viewSizes(images)} />
      <Stack gap={1} className={cx(spacing.fill, dimmed)}>
        <BrandName>{brandName}</BrandName>
        <Caption clamp={1}>{name}</Caption>
        <Text as="p" variant="caption" tabular>
          {formatPrice(chosen?.price ?? price, currency)}
        </Text>
        {isGone ? (
          <Hint>
            {t.soldOut}{' '}
            <Link to={{ route: 'product', params: { id } }}>
              <Text variant="caption" strong>
                {t.notify}
              </Text>
            </Link>
          </Hint>
        ) : (
          sizes.length > 1 && <Sizes item={item} onChange={onChange} />
        )}
        {error && (
          <Text as="p" variant="caption" tone="red" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
