import { useMessages } from '@vitrine/platform';
import type { ProductState } from '@vitrine/state';
import { Box, Text } from '@vitrine/ui';
import styles from './Composition.module.css';
import { messages } from './messages.ts';

/** What it is made of, how to keep it, where it comes from. */
export function Composition({ product }: { product: ProductState }) {
  const words = useMessages(messages);
  const { compositions, care, madeIn, color, brandStyleId } = product;
  const rows = [
    ...compositions.map(({ part, material }) => ({ name: part, value: material })),
    { name: words.care, value: care.join(words.between) },
    { name: words.colour, value: color },
    { name: words.madeIn, value: madeIn },
    { name: words.styleId, value: brandStyleId },
  ].filter(({ value }) => value);
  return (
    <Box as="dl" className={styles.facts}>
      {rows.map(({ name, value }) => (
        <Box key={name} className={styles.fact}>
          <Box as="dt" className={styles.name}>
            {name}
          </Box>
          <Box as="dd">
            <Text tabular>{value}</Text>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
