import type { VariantsMeasurements } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/catalogue/product';
import { formatMessage, last, viewOrders } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { useLayout } from '../../parts/layout.ts';
import { findUri, Picture } from '../../parts/Picture.tsx';
import { text } from '../../parts/text-styles.ts';

/** Narrower, and a number and its name would not fit. */
const CELL_WIDTH = 64;
const MODEL_WIDTH = 72;

interface TableProps {
  measurement: VariantsMeasurements;
  /** The chosen size. */
  size: string | undefined;
}

/** Swiped where it is wider than its place. */
function MeasurementTable({ measurement: { scale, names, rows, unit }, size }: TableProps) {
  const t = useMessages(messages);
  const { hasLargeLetters } = useLayout();
  const cell = [text.caption, styles.cell, hasLargeLetters && styles.wide];
  return (
    <>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={styles.scroll}
      >
        <View role="table" aria-label={t.measurements} style={styles.table}>
          <View role="row" style={styles.row}>
            {[scale || t.size, ...names].map((name) => (
              <Text key={name} role="columnheader" style={cell}>
                {name}
              </Text>
            ))}
          </View>
          {rows.map((row) => (
            <View
              key={row.size}
              accessible
              role="row"
              aria-label={[
                row.size,
                ...names.map((name, column) => `${name} ${row.values[column] ?? ''}`),
              ].join(t.between)}
              aria-selected={row.size === size}
              style={[styles.row, row.size === size && styles.chosen]}
            >
              <Text role="rowheader" style={[cell, styles.dark]}>
                {row.size}
              </Text>
              {names.map((name, column) => (
                <Text key={name} role="cell" style={[cell, text.tabular, styles.dark]}>
                  {row.values[column]}
                </Text>
              ))}
            </View>
          ))}
        </View>
      </ScrollView>
      <Text style={text.caption}>
        {formatMessage(t.measuredFlat, { unit: unit && unit !== 'cm' ? unit : t.unit })}
      </Text>
    </>
  );
}

function LiveModel({ product }: { product: ProductState }) {
  const t = useMessages(messages);
  const { liveModel, images, shortDescription } = product;
  if (!liveModel) return null;
  const { scale, productSize, measurements } = liveModel;
  const wears = formatMessage(t.modelWears, { scale, size: productSize }).replace(/ +/g, ' ');
  return (
    <View style={styles.model}>
      <Picture
        uri={findUri(images, MODEL_WIDTH, last(viewOrders(images)))}
        label={shortDescription}
        style={styles.picture}
      />
      <View style={styles.fill}>
        <Text style={[text.caption, text.strong, styles.dark]}>{t.model}</Text>
        <Text style={[text.caption, text.tabular]}>
          {measurements.map(({ name, value }) => `${name} ${value}`).join('　')}
        </Text>
        <Text style={text.caption}>{wears}</Text>
      </View>
    </View>
  );
}

export const hasMeasurements = ({
  measurement,
  liveModel,
}: Pick<ProductState, 'measurement' | 'liveModel'>): boolean =>
  (measurement?.rows.length ?? 0) > 0 || liveModel !== null;

interface MeasurementsProps {
  product: ProductState;
  size: string | undefined;
}

/** The measurements of every size, with the chosen one marked, how the product fits, and the model who wears it. */
export function Measurements({ product, size }: MeasurementsProps) {
  const { fit } = useMessages(messages);
  const { measurement, sizing } = product;
  return (
    <>
      {measurement && measurement.rows.length > 0 && (
        <MeasurementTable measurement={measurement} size={size} />
      )}
      {sizing?.note ? (
        <Text style={text.caption}>
          <Text style={text.strong}>{fit}</Text>
          {`　${sizing.note}`}
        </Text>
      ) : null}
      <LiveModel product={product} />
    </>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 1 },
  table: { flexGrow: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 40,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
  chosen: { backgroundColor: tokens.stone },
  cell: { flexGrow: 1, flexBasis: CELL_WIDTH, textAlign: 'center' },
  wide: { flexBasis: CELL_WIDTH * 1.5 },
  dark: { color: tokens.ink },
  model: { flexDirection: 'row', alignItems: 'center', gap: tokens.space4 },
  picture: { width: MODEL_WIDTH },
  fill: { flex: 1 },
});
