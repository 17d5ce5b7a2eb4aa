import { useApi } from '@vitrine/client/react';
import type { Address } from '@vitrine/contract';
import { formatAddress, formatMaskedMobile } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectAddress, selectAddresses, selectSelectedAddress } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { RadioGroup, Text } from '@vitrine/ui';
import { AddressForm } from '../../../shared/address-form/AddressForm.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import { FormSwitch, StepSheet } from './StepSheet.tsx';
import { sectionMessages } from './section-messages.ts';
import { useChangeOrder } from './useCheckoutAction.ts';
import { NEW_ENTRY, type StepSheetsProps } from './useSteps.ts';

/** Chooses a saved address or adds one. */
export function AddressSheet({ order, steps }: StepSheetsProps) {
  const t = useMessages(sectionMessages);
  const language = useLanguage();
  const api = useApi();
  const dispatch = useDispatch();
  const addresses = useSelector(selectAddresses);
  const chosen = useSelector(selectSelectedAddress);
  const { change, isPending, error } = useChangeOrder();
  const isFormOpen = steps.form === NEW_ENTRY || addresses.length === 0;

  async function choose(addressId: string): Promise<void> {
    dispatch(selectAddress(addressId));
    const params = { id: order.id };
    const body = { addressId };
    const isSaved = await change(() => api.setCheckoutShippingAddress({ params, body }));
    if (isSaved) steps.close();
    // A new address stays saved when the order does not accept it: shows it among the others.
    else if (steps.form) steps.showForm(undefined);
  }

  const option = (address: Address) => ({
    value: address.id,
    // The number stays on one line.
    title: `${address.name}　${formatMaskedMobile(address).replace(/ /g, '\u00A0')}`,
    note: formatAddress(address, language),
    aside: address.defaultShippingAddress && <Text className={layout.badge}>{t.isDefault}</Text>,
    disabled: isPending,
  });

  return (
    <StepSheet
      step="address"
      steps={steps}
      title={isFormOpen ? t.addAddress : t.chooseAddress}
      error={error}
    >
      {isFormOpen ? (
        <AddressForm
          isPart
          saveLabel={t.saveAddress}
          hidesDefault={addresses.length === 0}
          onSaved={({ id }) => void choose(id)}
        />
      ) : (
        <RadioGroup
          label={t.savedAddresses}
          options={addresses.map(option)}
          // Shows the choice while the request is pending.
          value={isPending ? chosen?.id : order.shippingAddress?.id}
          onChange={(id) => void choose(id)}
        />
      )}
      {addresses.length > 0 && (
        <FormSwitch
          steps={steps}
          isFormOpen={isFormOpen}
          saved={t.savedAddresses}
          add={t.addAddress}
        />
      )}
    </StepSheet>
  );
}
