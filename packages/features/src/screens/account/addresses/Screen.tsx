import { useApi } from '@vitrine/client/react';
import type { Address } from '@vitrine/contract';
import { formatAddress, formatMaskedMobile } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { editAddress, removeAddress, selectAddresses, setAddresses } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { toDraft, toRequest } from '../../../shared/address-form/draft.ts';
import { SavedList } from '../../../shared/saved-list/SavedList.tsx';
import { messages } from './messages.ts';

const NEW = { route: 'address', params: { id: 'new' } } as const;

/** The saved addresses of the shopper. */
export function AddressesView() {
  const t = useMessages(messages);
  const language = useLanguage();
  const api = useApi();
  const dispatch = useDispatch();
  const addresses = useSelector(selectAddresses);

  const toListItem = (address: Address) => {
    const line = formatAddress(address, language);
    return {
      id: address.id,
      name: address.name,
      aside: formatMaskedMobile(address),
      line,
      isDefault: address.defaultShippingAddress,
      label: line,
      to: { route: 'address', params: { id: address.id } },
      address,
    } as const;
  };
  type ListItem = ReturnType<typeof toListItem>;

  async function makeDefault({ id, address }: ListItem): Promise<void> {
    const request = toRequest({ ...toDraft(address), defaultShippingAddress: true });
    dispatch(editAddress(await api.updateAddress({ params: { id }, ...request })));
  }

  async function remove({ id, isDefault }: ListItem): Promise<void> {
    await api.deleteAddress({ params: { id } });
    dispatch(removeAddress(id));
    // The server chooses the next default address.
    if (isDefault) dispatch(setAddresses(await api.listAddresses()));
  }

  return (
    <SavedList
      items={addresses.map(toListItem)}
      messages={t}
      icon="parcel"
      createTo={NEW}
      makeDefault={makeDefault}
      remove={remove}
    />
  );
}
