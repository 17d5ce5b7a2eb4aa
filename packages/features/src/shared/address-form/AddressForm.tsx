import type { Address } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, Form, Input, Note, Switch } from '@vitrine/ui';
import * as layout from '../layout/layout.ts';
import { LeaveGuard } from '../leave-guard/LeaveGuard.tsx';
import { AddressBookButton } from './AddressBookButton.tsx';
import { messages } from './messages.ts';
import { PasteAddress } from './PasteAddress.tsx';
import { RegionFields } from './RegionFields.tsx';
import { useAddressForm } from './useAddressForm.ts';
import { useCountryStates } from './useCountryStates.ts';

export interface AddressFormProps {
  /** Absent to create an address. */
  address?: Address | undefined;
  onSaved: (address: Address) => void;
  /** Keeps the button inside the form, for screens of which the form is only a part. */
  isPart?: boolean | undefined;
  /** Replaces the label "save" of the button. */
  saveLabel?: string | undefined;
  /** Hides the switch for the default: the only address is always the default. */
  hidesDefault?: boolean | undefined;
}

/** Creates or edits an address, and updates the saved ones in the store. */
export function AddressForm({
  address,
  onSaved,
  isPart = false,
  saveLabel,
  hidesDefault = false,
}: AddressFormProps) {
  const t = useMessages(messages);
  const form = useAddressForm({ address, onSaved });
  const { draft, write, touch, getFieldError } = form;
  const countryStates = useCountryStates(draft.countryCode);
  const field = (name: 'name' | 'mobile' | 'addressLine' | 'zipCode') => ({
    label: t.names[name],
    name,
    value: draft[name],
    onChange: (value: string) => write({ ...draft, [name]: value }),
    onBlur: () => touch(name),
    error: getFieldError(name),
  });
  const button = (
    <Button fullWidth submit loading={form.isPending}>
      {saveLabel ?? t.save}
    </Button>
  );

  return (
    <Form className={layout.form} label={t.form} onSubmit={() => void form.save()}>
      {!address && draft.countryCode === 'CN' && (
        <>
          <AddressBookButton draft={draft} onChosen={write} />
          <PasteAddress draft={draft} onParsed={write} />
        </>
      )}
      <Box className={layout.pair}>
        <Input {...field('name')} autoComplete="name" maxLength={40} />
        <Input {...field('mobile')} type="tel" autoComplete="tel" maxLength={20} />
      </Box>
      <RegionFields form={form} countryStates={countryStates} />
      <Input {...field('addressLine')} autoComplete="street-address" maxLength={120} />
      {draft.countryCode === 'CN' && (
        <Input
          {...field('zipCode')}
          type="number"
          autoComplete="postal-code"
          maxLength={6}
          placeholder={t.optional}
          hint={t.zipHint}
        />
      )}
      {!hidesDefault && (
        <Switch
          className={layout.framed}
          on={draft.defaultShippingAddress}
          // The default can be moved to another address, but not switched off.
          disabled={address?.defaultShippingAddress}
          onChange={(on) => write({ ...draft, defaultShippingAddress: on })}
          label={t.isDefault}
          hint={t.defaultHint}
        />
      )}
      {form.error && <Note tone="bad">{form.error}</Note>}
      {isPart ? button : <ActionBar>{button}</ActionBar>}
      <LeaveGuard when={form.isUnsaved} />
    </Form>
  );
}
