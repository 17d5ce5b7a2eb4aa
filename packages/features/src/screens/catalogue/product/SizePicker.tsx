import { formatMessage } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import { type AvailableSize, chooseVariant, selectActiveKeys, toggleSection } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Button, cx, Pressable, PressableGroup, Row, Text } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { MEASUREMENTS_ID, SECTIONS } from './Details.tsx';
import { messages } from './messages.ts';
import {
  formatFullSize,
  formatSize,
  getSizeTexts,
  getStock,
  hasLongLabels,
  hasNoSizes,
} from './rules.ts';
import styles from './SizePicker.module.css';
import { countColumns, MAX_COLUMNS } from './size-columns.ts';
import { type ProductSizeProps, SizeHelper } from './sizing/SizeHelper.tsx';

interface SizeButtonProps {
  size: AvailableSize;
  selected: boolean;
  /** The size that gets the keyboard focus. */
  focusable: boolean;
  onSelect: () => void;
}

function SizeButton({ size, selected, focusable, onSelect }: SizeButtonProps) {
  const t = useMessages(messages);
  const stock = getStock(size);
  const note = { 'sold-out': t.soldOut, 'one-left': t.oneLeft, 'in-stock': '' }[stock];
  return (
    <Pressable
      className={cx(
        styles.size,
        selected && styles.selected,
        stock === 'sold-out' && styles.soldOut,
      )}
      role="radio"
      aria-checked={selected}
      tabIndex={focusable ? 0 : -1}
      disabled={stock === 'sold-out'}
      onPress={onSelect}
    >
      <Text className={styles.label}>{formatSize(size)}</Text>
      {note && <Text className={styles.note}>{note}</Text>}
    </Pressable>
  );
}

/** The columns of the sizes, for a phone and for a wide desktop. */
function getColumns(sizes: readonly AvailableSize[]): CSSProperties {
  const isLong = hasLongLabels(sizes);
  const columns = countColumns(sizes.length, isLong ? MAX_COLUMNS.long : MAX_COLUMNS.short);
  const wide = countColumns(sizes.length, isLong ? MAX_COLUMNS.long : MAX_COLUMNS.wide);
  return { '--columns': columns, '--wide-columns': wide } as CSSProperties;
}

/** Opens the measurements and scrolls to them. */
function SizeGuideButton() {
  const { viewport } = usePlatform();
  const { sizeGuide } = useMessages(messages);
  const dispatch = useDispatch();
  const isOpen = useSelector(selectActiveKeys).includes(SECTIONS.measurements);
  return (
    <Button
      variant="text"
      className={layout.small}
      onPress={() => {
        if (!isOpen) dispatch(toggleSection(SECTIONS.measurements));
        viewport.scrollTo(MEASUREMENTS_ID, { offset: 140 });
      }}
    >
      {sizeGuide}
    </Button>
  );
}

/** Stands in the place of the sizes when there are none to choose and nothing is left. */
function SoldOutText() {
  const t = useMessages(messages);
  return (
    <Text as="p" variant="caption" tone="warn" role="status" className={spacing.mt6}>
      {t.soldOut}
    </Text>
  );
}

/** The sizes of a product, with notes for the last one and for those that are sold out. */
export function SizePicker({ product, selected }: ProductSizeProps) {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const { availableSizes, measurement, outOfStock } = product;
  if (hasNoSizes(availableSizes)) return outOfStock ? <SoldOutText /> : null;
  const texts = getSizeTexts(availableSizes, t);
  const focusableSize = selected ?? availableSizes.find((size) => getStock(size) !== 'sold-out');
  return (
    <Box className={spacing.mt6}>
      <Row isSpread className={layout.touchHeight}>
        <Text as="h2" variant="ui">
          <Text strong>{texts.name}</Text> <Text tone="quiet">{texts.scale}</Text>
        </Text>
        {measurement && measurement.rows.length > 0 && <SizeGuideButton />}
      </Row>
      <PressableGroup
        arrows="press"
        role="radiogroup"
        aria-label={texts.name}
        className={styles.grid}
        style={getColumns(availableSizes)}
      >
        {availableSizes.map((size) => (
          <SizeButton
            key={size.variantId}
            size={size}
            selected={size.variantId === selected?.variantId}
            focusable={size === focusableSize}
            onSelect={() => dispatch(chooseVariant(size.variantId))}
          />
        ))}
      </PressableGroup>
      <Row isSpread className={cx(layout.touchHeight, spacing.mt1)}>
        <Text as="p" variant="caption" tone={outOfStock ? 'warn' : 'quiet'} role="status">
          {outOfStock
            ? texts.soldOut
            : selected
              ? formatMessage(t.chosenSize, { size: formatFullSize(selected) })
              : texts.choose}
        </Text>
        <SizeHelper product={product} selected={selected} />
      </Row>
    </Box>
  );
}
