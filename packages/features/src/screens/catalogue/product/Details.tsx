import { useMessages } from '@vitrine/platform';
import { type ProductState, selectActiveKeys, toggleSection } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Accordion, type AccordionItem, Box, Text } from '@vitrine/ui';
import * as spacing from '../../../shared/layout/spacing.ts';
import { Composition } from './Composition.tsx';
import styles from './Details.module.css';
import { Measurements } from './Measurements.tsx';
import { MerchantCard } from './MerchantCard.tsx';
import { messages } from './messages.ts';

/** The keys of the sections. The first three are open at first. */
export const SECTIONS = { about: '1', measurements: '2', composition: '3', merchant: '4' } as const;

export const MEASUREMENTS_ID = `details-${SECTIONS.measurements}`;

/** The details of a product, in sections. */
export function Details({ product }: { product: ProductState }) {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const open = useSelector(selectActiveKeys);
  const { measurement, liveModel, description, brandDescription, preferredMerchantId } = product;
  const hasMeasurements = (measurement?.rows.length ?? 0) > 0 || liveModel !== null;
  const sections: (AccordionItem | false)[] = [
    {
      key: SECTIONS.about,
      title: t.about,
      content: (
        <>
          <Text as="p" variant="body" tone="soft" className={spacing.pb5}>
            {description}
          </Text>
          {brandDescription && (
            <Text as="p" variant="caption" tone="quiet" className={spacing.pb5}>
              {brandDescription}
            </Text>
          )}
        </>
      ),
    },
    hasMeasurements && {
      key: SECTIONS.measurements,
      title: t.measurements,
      content: <Measurements product={product} />,
    },
    {
      key: SECTIONS.composition,
      title: t.composition,
      content: <Composition product={product} />,
    },
    preferredMerchantId !== '' && {
      key: SECTIONS.merchant,
      title: t.merchant,
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
