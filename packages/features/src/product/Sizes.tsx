import { fill } from '@vitrine/kit';
import { useMessages, usePlatform } from '@vitrine/platform';
import {
  type AvailableSize,
  chooseVariant,
  type ProductState,
  selectActiveKeys,
  toggleSection,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, Button, cx, Tap, TapGroup, Text } from '@vitrine/ui';
import { MEASUREMENTS_ID, SECTIONS } from './Details.tsx';
import { messages } from './messages.ts';
import { hasLongLabels, sharedScale, sizeLabel, stockOf } from './rules.ts';
import styles from './Sizes.module.css';

interface SizeProps {
  size: AvailableSize;
  chosen: boolean;
  /** The one that the keyboard comes to. */
  first: boolean;
  onChoose: () => void;
}

function Size({ size, chosen, first, onChoose }: SizeProps) {
  const words = useMessages(messages);
  const stock = stockOf(size);
  const note = { 'sold-out': words.soldOut, 'one-left': words.oneLeft, 'in-stock': '' }[stock];
  return (
    <Tap
      className={cx(styles.size, chosen && styles.on, stock === 'sold-out' && styles.out)}
      role="radio"
      aria-checked={chosen}
      tabIndex={first ? 0 : -1}
      disabled={stock === 'sold-out'}
      onTap={onChoose}
    >
      <Text className={styles.label}>{sizeLabel(size)}</Text>
      {note && <Text className={styles.note}>{note}</Text>}
    </Tap>
  );
}

/** Opens the measurements, if they are closed, and goes there. */
function GuideButton() {
  const { viewport } = usePlatform();
  const { sizeGuide } = useMessages(messages);
  const dispatch = useDispatch();
  const isOpen = useSelector(selectActiveKeys).includes(SECTIONS.measurements);
  return (
    <Button
      kind="text"
      className={styles.guide}
      onTap={() => {
        if (!isOpen) dispatch(toggleSection(SECTIONS.measurements));
        viewport.scrollTo(MEASUREMENTS_ID, { offset: 140 });
      }}
    >
      {sizeGuide}
    </Button>
  );
}

/** The sizes there are: low ones say so, sold ones stay in sight. */
export function Sizes({
  product,
  chosen,
}: {
  product: ProductState;
  chosen: AvailableSize | undefined;
}) {
  const words = useMessages(messages);
  const dispatch = useDispatch();
  const { availableSizes, measurement, outOfStock } = product;
  if (availableSizes.length === 0) return null;
  const scale = sharedScale(availableSizes);
  const entrance = chosen ?? availableSizes.find((size) => stockOf(size) !== 'sold-out');
  return (
    <Box className={styles.sizes}>
      <Box className={styles.head}>
        <Text as="h2" look="ui" strong>
          {words.size}{' '}
          <Text tone="quiet" className={styles.scale}>
            {scale}
          </Text>
        </Text>
        {measurement && measurement.rows.length > 0 && <GuideButton />}
      </Box>
      <TapGroup
        arrows="choose"
        role="radiogroup"
        aria-label={words.size}
        className={cx(styles.grid, hasLongLabels(availableSizes) && styles.roomy)}
      >
        {availableSizes.map((size) => (
          <Size
            key={size.variantId}
            size={size}
            chosen={size.variantId === chosen?.variantId}
            first={size === entrance}
            onChoose={() => dispatch(chooseVariant(size.variantId))}
          />
        ))}
      </TapGroup>
      <Text
        as="p"
        look="cap"
        tone={outOfStock ? 'warn' : 'quiet'}
        className={styles.state}
        role="status"
      >
        {outOfStock
          ? words.soldOutAll
          : chosen
            ? fill(words.chosenSize, { size: `${scale} ${sizeLabel(chosen)}`.trim() })
            : words.chooseSize}
      </Text>
    </Box>
  );
}
