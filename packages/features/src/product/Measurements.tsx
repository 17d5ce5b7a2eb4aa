import type { VariantsMeasurements } from '@vitrine/contract';
import { fill, last, pickImage, viewOrders } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type ProductState, selectSelectedVariant } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, cx, Picture, Text } from '@vitrine/ui';
import styles from './Measurements.module.css';
import { messages } from './messages.ts';
import { chosenSize } from './rules.ts';

function Table({
  measurement,
  size,
}: {
  measurement: VariantsMeasurements;
  size: string | undefined;
}) {
  const words = useMessages(messages);
  const { scale, names, rows, unit } = measurement;
  return (
    <>
      <Box className={styles.table} role="table" aria-label={words.measurements}>
        <Box className={styles.row} role="row">
          <Text className={styles.name} role="columnheader">
            {scale || words.size}
          </Text>
          {names.map((name) => (
            <Text key={name} className={styles.name} role="columnheader">
              {name}
            </Text>
          ))}
        </Box>
        {rows.map((row) => (
          <Box
            key={row.size}
            className={cx(styles.row, row.size === size && styles.on)}
            role="row"
            aria-current={row.size === size ? 'true' : undefined}
          >
            <Text className={styles.cell} role="rowheader">
              {row.size}
            </Text>
            {names.map((name, column) => (
              <Text key={name} className={styles.cell} role="cell" tabular>
                {row.values[column]}
              </Text>
            ))}
          </Box>
        ))}
      </Box>
      <Text as="p" look="cap" tone="quiet" className={styles.note}>
        {fill(words.measuredFlat, { unit: unit && unit !== 'cm' ? unit : words.unit })}
      </Text>
    </>
  );
}

function Model({ product }: { product: ProductState }) {
  const words = useMessages(messages);
  const { liveModel, images, shortDescription } = product;
  if (!liveModel) return null;
  const view = last(viewOrders(images));
  const picture = pickImage(images, 240, view);
  const { scale, productSize } = liveModel;
  return (
    <Box className={styles.model}>
      <Picture src={picture?.url} alt={shortDescription} ratio="3/4" />
      <Box>
        <Text as="p" look="cap" strong>
          {words.model}
        </Text>
        <Text as="p" look="cap" tone="soft" tabular className={styles.body}>
          {liveModel.measurements.map(({ name, value }) => `${name} ${value}`).join('　')}
        </Text>
        <Text as="p" look="cap" tone="soft">
          {fill(words.modelWears, { scale, size: productSize }).replace(/ +/g, ' ')}
        </Text>
      </Box>
    </Box>
  );
}

/** How every size measures, the chosen one marked, and who tried it on. */
export function Measurements({ product }: { product: ProductState }) {
  const chosen = chosenSize(product.availableSizes, useSelector(selectSelectedVariant));
  const { measurement } = product;
  return (
    <>
      {measurement && measurement.rows.length > 0 && (
        <Table measurement={measurement} size={chosen?.size} />
      )}
      <Model product={product} />
    </>
  );
}
