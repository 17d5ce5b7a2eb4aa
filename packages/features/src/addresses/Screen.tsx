import { useApi } from '@vitrine/client/react';
import type { Address } from '@vitrine/contract';
import { addressText, mobileText } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { editAddress, removeAddress, selectAddresses, setAddresses } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { AccountFrame } from '../account-frame/AccountFrame.tsx';
import { draftOf, requestOf } from '../address-form/draft.ts';
import { Book } from '../book/Book.tsx';
import { Own } from '../own/Own.tsx';
import type { OwnContext } from '../own/useOwn.ts';
import { messages } from './messages.ts';

const NEW = { route: 'address', params: { id: 'new' } } as const;

const fetchBook = async ({ api, store, signal }: OwnContext): Promise<void> => {
  store.dispatch(setAddresses(await api.listAddresses({}, { signal })));
};

function Addresses() {
  const words = useMessages(messages);
  const language = useLanguage();
  const api = useApi();
  const dispatch = useDispatch();
  const addresses = useSelector(selectAddresses);

  const entryOf = (address: Address) => {
    const line = addressText(address, language);
    return {
      id: address.id,
      name: address.name,
      aside: mobileText(address),
      line,
      isDefault: address.defaultShippingAddress,
      label: line,
      to: { route: 'address', params: { id: address.id } },
      address,
    } as const;
  };
  type Entry = ReturnType<typeof entryOf>;

  async function makeDefault({ id, address }: Entry): Promise<void> {
    const request = requestOf({ ...draftOf(address), defaultShippingAddress: true });
    dispatch(editAddress(await api.updateAddress({ params: { id }, ...request })));
  }

  async function remove({ id, isDefault }: Entry): Promise<void> {
    await api.deleteAddress({ params: { id } });
    dispatch(removeAddress(id));
    // The shop decides which one takes over.
    if (isDefault) dispatch(setAddresses(await api.listAddresses()));
  }

  return (
    <Book
      entries={addresses.map(entryOf)}
      words={words}
      icon="parcel"
      blank={NEW}
      makeDefault={makeDefault}
      remove={remove}
    />
  );
}

/** Where parcels may go. */
export function AddressesScreen() {
  const words = useMessages(messages);
  return (
    <AccountFrame room="addresses" title={words.title}>
      <Own here={{ route: 'addresses' }} of="book" skeleton="unready" load={fetchBook}>
        <Addresses />
      </Own>
    </AccountFrame>
  );
}
