import { useMessages, usePlatform } from '@vitrine/platform';
import { selectAddresses } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, useToast } from '@vitrine/ui';
import type { ScreenProps } from '../../../screen.ts';
import { AddressForm } from '../../../shared/address-form/AddressForm.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import { messages, NEW } from './messages.ts';

/** The form of a new or a saved address. */
export function AddressView({ params: { id = NEW } }: ScreenProps) {
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  const toast = useToast();
  const addresses = useSelector(selectAddresses);
  return (
    <Box className={layout.formTop}>
      <AddressForm
        key={id}
        address={addresses.find((address) => address.id === id)}
        hidesDefault={addresses.length === 0}
        onSaved={() => {
          toast(t.saved, { icon: 'done' });
          navigation.back();
        }}
      />
    </Box>
  );
}
