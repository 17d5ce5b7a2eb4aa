import type { Merchant } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/catalogue/product';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type AvailableSize, type ProductState, selectSellers } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import type { ReactNode } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';
import { hasMeasurements, Measurements } from './Measurements.tsx';
import { useDeferred } from './useDeferred.ts';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <View style={styles.section}>
    <Text role="heading" style={text.h3}>
      {title}
    </Text>
    {children}
  </View>
);

const Fact = ({ label, children }: { label: string; children: string }) =>
  children === '' ? null : (
    <View style={styles.fact}>
      <Text style={[text.caption, styles.label]}>{label}</Text>
      <Text style={[text.caption, styles.value]}>{children}</Text>
    </View>
  );

/** Materials, care, colour, origin and style number. */
function Composition({ product }: { product: ProductState }) {
  const t = useMessages(messages);
  const { compositions, care, madeIn, color, brandStyleId } = product;
  return (
    <Section title={compositions.length + care.length > 0 ? t.composition : t.details}>
      {compositions.map(({ part, material }) => (
        <Fact key={part + material} label={part}>
          {material}
        </Fact>
      ))}
      <Fact label={t.care}>{care.join(t.between)}</Fact>
      <Fact label={t.colour}>{color}</Fact>
      <Fact label={t.madeIn}>{madeIn}</Fact>
      <Fact label={t.styleId}>{brandStyleId}</Fact>
    </Section>
  );
}

interface MerchantBoxProps {
  title: string;
  merchant: Promise<unknown> | undefined;
}

/** Who sends the product; nothing until it is known. */
function MerchantBox({ title, merchant }: MerchantBoxProps) {
  const t = useMessages(messages);
  const sender = useDeferred<Merchant | null>(merchant);
  if (!sender) return null;
  const { monogram, name, city, foundedIn } = sender;
  return (
    <Section title={title}>
      <View style={styles.merchant}>
        <View aria-hidden style={styles.monogram}>
          <Text style={text.h3}>{monogram}</Text>
        </View>
        <View style={styles.value}>
          <Text style={text.brand}>{name}</Text>
          <Text style={text.caption}>{formatMessage(t.founded, { city, year: foundedIn })}</Text>
        </View>
      </View>
    </Section>
  );
}

interface DetailsProps {
  product: ProductState;
  selected: AvailableSize | undefined;
  merchant: Promise<unknown> | undefined;
}

/** What the web's page has in sections that open, one below the other; a shop of its own goods names no sender. */
export function Details({ product, selected, merchant }: DetailsProps) {
  const t = useMessages(messages);
  const sellers = useSelector(selectSellers);
  const { description, brandDescription, preferredMerchantId } = product;
  return (
    <>
      {(description !== '' || brandDescription !== '') && (
        <Section title={t.about}>
          {description !== '' && <Text style={text.body}>{description}</Text>}
          {brandDescription !== '' && <Text style={text.caption}>{brandDescription}</Text>}
        </Section>
      )}
      {hasMeasurements(product) && (
        <Section title={t.measurements}>
          <Measurements product={product} size={selected?.size} />
        </Section>
      )}
      <Composition product={product} />
      {preferredMerchantId !== '' && sellers !== 'own' && (
        <MerchantBox title={t.merchant[sellers]} merchant={merchant} />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  section: { gap: tokens.space3 },
  fact: { flexDirection: 'row', gap: tokens.space4 },
  label: { width: 88 },
  value: { flex: 1, color: tokens.ink2 },
  merchant: { flexDirection: 'row', alignItems: 'center', gap: tokens.space4 },
  monogram: {
    width: 48,
    height: 48,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderColor: tokens.borderStrong,
  },
});
