import { useMessages } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { Box, Stack, Text } from '@vitrine/ui';
import styles from './Composition.module.css';
import { messages } from './messages.ts';

/** Materials, care, colour, origin and style number. */
export function Composition({ product }: { product: ProductState }) {
  const t = useMessages(messages);
  const { compositions, care, madeIn, color, brandStyleId } = product;
  const rows = [
    ...compositions.map(({ part, material }) => ({ name: part, value: material })),
    { name: t.care, value: care.join(t.between) },
    { name: t.colour, value: color },
    { name: t.madeIn, value: madeIn },
    { name: t.styleId, value: brandStyleId },
  ].filter(({ value }) => value);
  return (
    <Stack gap={2} as="dl" className={styles.list}>
      {rows.map(({ name, value }) => (
        <Box key={name} className={styles.row}>
          <Box as="dt" className={styles.name}>
            {name}
          </Box>
          <Box as="dd">
            <Text tabular>{value}</Text>
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
