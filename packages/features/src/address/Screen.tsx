import { ApiError } from '@vitrine/client';
import { useLanguage, useMessages, usePlatform } from '@vitrine/platform';
import { selectAddresses, setAddresses } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, useToast } from '@vitrine/ui';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { AddressForm } from '../address-form/AddressForm.tsx';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import type { ScreenProps } from '../screen.ts';
import { messages, NEW, titleOf } from './messages.ts';
import styles from './Screen.module.css';

const fetchBook =
  (id: string) =>
  async ({ api, store, signal }: OwnContext): Promise<void> => {
    const addresses = await api.listAddresses({}, { signal });
    store.dispatch(setAddresses(addresses));
    if (id !== NEW && !addresses.some((address) => address.id === id)) {
      throw new ApiError('not-found');
    }
  };

function Written({ id }: { id: string }) {
  const words = useMessages(messages);
  const { navigation } = usePlatform();
  const toast = useToast();
  const addresses = useSelector(selectAddresses);
  return (
    <AddressForm
      key={id}
      address={addresses.find((address) => address.id === id)}
      hidesDefault={addresses.length === 0}
      onSaved={() => {
        toast(words.saved, { icon: 'done' });
        navigation.back();
      }}
    />
  );
}

/** A new address, or one of the book. */
export function AddressScreen({ params: { id = NEW } }: ScreenProps) {
  const title = titleOf(id, useLanguage());
  const here = { route: 'address', params: { id } } as const;
  return (
    <AccountFrame room="addresses" title={title} narrow>
      <Own here={here} of={id} skeleton="unready" load={fetchBook(id)}>
        <Box className={styles.form}>
          <Written id={id} />
        </Box>
      </Own>
    </AccountFrame>
  );
}
