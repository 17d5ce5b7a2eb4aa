import { useMessages } from '@vitrine/platform';
import { type ProductState, selectActiveKeys, toggleSection } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Accordion, type AccordionItem, Box, Text } from '@vitrine/ui';
import { Composition } from './Composition.tsx';
import styles from './Details.module.css';
import { Measurements } from './Measurements.tsx';
import { MerchantCard } from './MerchantCard.tsx';
import { messages } from './messages.ts';

/** The keys of the sections; the first three are open to begin with. */
export const SECTIONS = { about: '1', measurements: '2', composition: '3', merchant: '4' } as const;

export const MEASUREMENTS_ID = `details-${SECTIONS.measurements}`;

/** Everything else about a piece, in sections. */
export function Details({ product }: { product: ProductState }) {
  const words = useMessages(messages);
  const dispatch = useDispatch();
  const open = useSelector(selectActiveKeys);
  const { measurement, liveModel, description, preferredMerchantId } = product;
  const hasMeasurements = (measurement?.rows.length ?? 0) > 0 || liveModel !== null;
  const sections: (AccordionItem | false)[] = [
    {
      key: SECTIONS.about,
      title: words.about,
      content: (
        <Text as="p" look="body" tone="soft" className={styles.text}>
          {description}
        </Text>
      ),
    },
    hasMeasurements && {
      key: SECTIONS.measurements,
      title: words.measurements,
      content: <Measurements product={product} />,
    },
    {
      key: SECTIONS.composition,
      title: words.composition,
      content: <Composition product={product} />,
    },
    preferredMerchantId !== '' && {
      key: SECTIONS.merchant,
      title: words.merchant,
      content: <MerchantCard />,
    },
  ];
  return (
    <Box className={styles.details}>
      <Accordion
        items={sections.filter((section) => section !== false)}
        open={open}
        name="details"
        onToggle={(key) => dispatch(toggleSection(key))}
      />
    </Box>
  );
}
