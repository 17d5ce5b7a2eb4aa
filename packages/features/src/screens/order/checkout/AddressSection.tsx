import { formatAddress, formatMaskedMobile } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectAddressError } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Button, Paragraph, Row, Text } from '@vitrine/ui';
import { type OrderSectionProps, Section } from './Section.tsx';
import styles from './Sections.module.css';
import { sectionMessages } from './section-messages.ts';

/** The delivery address. */
export function AddressSection({
  order: { shippingAddress: address },
  ...rest
}: OrderSectionProps) {
  const t = useMessages(sectionMessages);
  const language = useLanguage();
  const hasError = useSelector(selectAddressError);
  const { number, onOpen } = rest;
  const action = address && { text: t.change, label: t.changeAddress, onPress: onOpen };
  return (
    <Section step="address" number={number} title={t.address} action={action ?? undefined}>
      {address ? (
        <>
          <Text as="p" variant="ui" className={styles.name}>
            <Text strong>{address.name}</Text>
            <Text tabular>{formatMaskedMobile(address)}</Text>
          </Text>
          <Paragraph className={styles.address}>{formatAddress(address, language)}</Paragraph>
        </>
      ) : (
        <Row gap={3} isSpread wraps>
          <Text
            as="p"
            variant="ui"
            tone={hasError ? 'warn' : 'soft'}
            role={hasError ? 'alert' : undefined}
          >
            {t.addressNeeded}
          </Text>
          <Button variant="outline" small hasPopup="dialog" onPress={onOpen}>
            {t.addAddress}
          </Button>
        </Row>
      )}
    </Section>
  );
}
