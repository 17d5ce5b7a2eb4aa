import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { selectAddresses } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, useToast } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { AccountLayout } from '../../../shared/account-layout/AccountLayout.tsx';
import { AddressForm } from '../../../shared/address-form/AddressForm.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import { getTitle, messages, NEW } from './messages.ts';

/** The page around the form. */
export function AddressLayout({ params, children }: ScreenProps & { children: ReactNode }) {
  const title = getTitle(params.id, useLanguage());
  return (
    <AccountLayout section="addresses" title={title} isReadingWidth>
      {children}
    </AccountLayout>
  );
}

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
