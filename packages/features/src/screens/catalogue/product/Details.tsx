import type { Merchant } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type ProductState, selectActiveKeys, selectSellers, toggleSection } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import {
  Accordion,
  type AccordionItem,
  Box,
  BrandName,
  Caption,
  Hint,
  Row,
  Stack,
  Text,
} from '@vitrine/ui';
import { Deferred } from '../../../shared/deferred/Deferred';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import styles from './Details.module.css';
import { Measurements } from './Measurements.tsx';
import { messages } from './messages.ts';

/** The merchant that ships the product. */
function MerchantCard() {
  const t = useMessages(messages);
  return (
    <Deferred<Merchant | null> name="merchant" fallback={<Row className={styles.card} />}>
      {(merchant) =>
        merchant && (
          <Row className={styles.card}>
            <Text className={styles.monogram} aria-hidden="true">
              {merchant.monogram}
            </Text>
            <Box>
              <BrandName>{merchant.name}</BrandName>
              <Caption>
                {formatMessage(t.founded, { city: merchant.city, year: merchant.foundedIn })}
              </Caption>
            </Box>
          </Row>
        )
      }
    </Deferred>
  );
}

/** Materials, care, colour, origin and style number. */
function Composition({ product }: { product: ProductState }) {
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
          <Box as="dt">
            <Text tone="quiet">{name}</Text>
          </Box>
          <Box as="dd">
            <Text tabular>{value}</Text>
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

/** The keys of the sections. The first three are open at first. */
export const SECTIONS = { about: '1', measurements: '2', composition: '3', merchant: '4' } as const;

export const MEASUREMENTS_ID = `details-${SECTIONS.measurements}`;

/** The details of a product, in sections. */
export function Details({ product }: { product: ProductState }) {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const open = useSelector(selectActiveKeys);
  const { measurement, liveModel, description, brandDescription, preferredMerchantId } = product;
  const hasComposition = product.compositions.length + product.care.length > 0;
  const sellers = useSelector(selectSellers);
  const hasMeasurements = (measurement?.rows.length ?? 0) > 0 || liveModel !== null;
  const sections: (AccordionItem | false)[] = [
    (description !== '' || brandDescription !== '') && {
      key: SECTIONS.about,
      title: t.about,
      content: (
        <>
          <Text as="p" variant="body" tone="soft" className={spacing.pb5}>
            {description}
          </Text>
          {brandDescription && <Hint className={spacing.pb5}>{brandDescription}</Hint>}
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
      title: hasComposition ? t.composition : t.details,
      content: <Composition product={product} />,
    },
    preferredMerchantId !== '' &&
      sellers !== 'own' && {
        key: SECTIONS.merchant,
        title: t.merchant[sellers],
        content: <MerchantCard />,
      },
  ];
  return (
    <Box className={layout.topped}>
      <Accordion
        items={sections.filter((section) => section !== false)}
        open={open}
        name="details"
        onToggle={(key) => dispatch(toggleSection(key))}
      />
    </Box>
  );
}
