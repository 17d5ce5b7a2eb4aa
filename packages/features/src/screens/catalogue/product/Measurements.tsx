import type { VariantsMeasurements } from '@vitrine/contract';
import { formatMessage, last, pickImage, viewOrders } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type ProductState, selectSelectedVariant } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Caption, cx, Hint, Picture, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { FitNote } from './FitNote.tsx';
import styles from './Measurements.module.css';
import { messages } from './messages.ts';
import { findSelectedSize } from './rules.ts';

function MeasurementTable({
  measurement,
  size,
}: {
  measurement: VariantsMeasurements;
  size: string | undefined;
}) {
  const t = useMessages(messages);
  const { scale, names, rows, unit } = measurement;
  return (
    <>
      <Box className={styles.table} role="table" aria-label={t.measurements}>
        <Box className={styles.row} role="row">
          <Text className={styles.name} role="columnheader">
            {scale || t.size}
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
            className={cx(styles.row, row.size === size && styles.selected)}
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
      <Hint className={cx(spacing.pb4, spacing.pt2)}>
        {formatMessage(t.measuredFlat, { unit: unit && unit !== 'cm' ? unit : t.unit })}
      </Hint>
    </>
  );
}

function LiveModel({ product }: { product: ProductState }) {
  const t = useMessages(messages);
  const { liveModel, images, shortDescription } = product;
  if (!liveModel) return null;
  const view = last(viewOrders(images));
  const image = pickImage(images, 240, view);
  const { scale, productSize } = liveModel;
  return (
    <Box className={styles.model}>
      <Picture src={image?.url} position={image?.position} alt={shortDescription} ratio="3/4" />
      <Box>
        <Text as="p" variant="caption" strong>
          {t.model}
        </Text>
        <Caption tabular className={spacing.mt1}>
          {liveModel.measurements.map(({ name, value }) => `${name} ${value}`).join('　')}
        </Caption>
        <Caption>
          {formatMessage(t.modelWears, { scale, size: productSize }).replace(/ +/g, ' ')}
        </Caption>
      </Box>
    </Box>
  );
}

/** The measurements of every size, with the selected one marked, and the model who wears it. */
export function Measurements({ product }: { product: ProductState }) {
  const selected = findSelectedSize(product.availableSizes, useSelector(selectSelectedVariant));
  const { measurement } = product;
  return (
    <>
      {measurement && measurement.rows.length > 0 && (
        <MeasurementTable measurement={measurement} size={selected?.size} />
      )}
      <FitNote product={product} />
      <LiveModel product={product} />
    </>
  );
}
