import type { CheckoutOrder } from '@vitrine/contract';
import { addressText, mobileText } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectAddressError } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Button, Text } from '@vitrine/ui';
import { chosenWords } from './chosen-words.ts';
import { Section } from './Section.tsx';
import styles from './Sections.module.css';

interface AddressSectionProps {
  order: CheckoutOrder;
  number: number;
  onOpen: () => void;
}

/** Where it goes. */
export function AddressSection({
  order: { shippingAddress: address },
  ...rest
}: AddressSectionProps) {
  const words = useMessages(chosenWords);
  const language = useLanguage();
  const isMissed = useSelector(selectAddressError);
  const { number, onOpen } = rest;
  const action = address && { words: words.change, label: words.changeAddress, onTap: onOpen };
  return (
    <Section step="address" number={number} title={words.address} action={action ?? undefined}>
      {address ? (
        <>
          <Text as="p" look="ui" className={styles.who}>
            <Text strong>{address.name}</Text>
            <Text tabular>{mobileText(address)}</Text>
          </Text>
          <Text as="p" look="ui" tone="soft" className={styles.where}>
            {addressText(address, language)}
          </Text>
        </>
      ) : (
        <Box className={styles.missing}>
          <Text
            as="p"
            look="ui"
            tone={isMissed ? 'warn' : 'soft'}
            role={isMissed ? 'alert' : undefined}
          >
            {words.addressNeeded}
          </Text>
          <Button kind="outline" small opens="dialog" onTap={onOpen}>
            {words.addAddress}
          </Button>
        </Box>
      )}
    </Section>
  );
}
