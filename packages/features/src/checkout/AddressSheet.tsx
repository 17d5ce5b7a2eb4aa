import { useApi } from '@vitrine/client/react';
import type { Address, CheckoutOrder } from '@vitrine/contract';
import { addressText, mobileText } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { selectAddress, selectAddresses, selectSelectedAddress } from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Button, ChoiceGroup, Note, Sheet, Text } from '@vitrine/ui';
import { AddressForm } from '../address-form/AddressForm.tsx';
import { chosenWords } from './chosen-words.ts';
import styles from './Sections.module.css';
import { useChange } from './useChange.ts';
import { NEW, type Steps } from './useSteps.ts';

interface AddressSheetProps {
  order: CheckoutOrder;
  steps: Steps;
}

/** One of the book, or a new one. */
export function AddressSheet({ order, steps }: AddressSheetProps) {
  const words = useMessages(chosenWords);
  const language = useLanguage();
  const api = useApi();
  const dispatch = useDispatch();
  const book = useSelector(selectAddresses);
  const chosen = useSelector(selectSelectedAddress);
  const { change, isUnderWay, refused } = useChange();
  const isWriting = steps.form === NEW || book.length === 0;

  async function send(addressId: string): Promise<void> {
    dispatch(selectAddress(addressId));
    const params = { id: order.id };
    const body = { addressId };
    const isSent = await change(() => api.setCheckoutShippingAddress({ params, body }));
    if (isSent) steps.close();
    // Refused for this order, it is in the book all the same: from there it can be chosen again.
    else if (steps.form) steps.write(undefined);
  }

  const option = (address: Address) => ({
    value: address.id,
    title: `${address.name}　${mobileText(address)}`,
    note: addressText(address, language),
    aside: address.defaultShippingAddress && <Text className={styles.mark}>{words.isDefault}</Text>,
    disabled: isUnderWay,
  });

  return (
    <Sheet
      open={steps.step === 'address'}
      onClose={steps.close}
      home={steps.home}
      side="right"
      title={isWriting ? words.addAddress : words.chooseAddress}
    >
      {refused && (
        <Note tone="bad" className={styles.refusal}>
          {refused.message}
        </Note>
      )}
      {isWriting ? (
        <AddressForm
          isPart
          action={words.useAddress}
          hidesDefault={book.length === 0}
          onSaved={({ id }) => void send(id)}
        />
      ) : (
        <ChoiceGroup
          label={words.savedAddresses}
          options={book.map(option)}
          // A choice shows before the shop has answered, and goes back where it is refused.
          value={isUnderWay ? chosen?.id : order.shippingAddress?.id}
          onChange={(id) => void send(id)}
        />
      )}
      {book.length > 0 && (
        <Button
          kind={isWriting ? 'text' : 'outline'}
          wide={!isWriting}
          className={styles.new}
          onTap={() => steps.write(isWriting ? undefined : NEW)}
        >
          {isWriting ? words.savedAddresses : words.addAddress}
        </Button>
      )}
    </Sheet>
  );
}
