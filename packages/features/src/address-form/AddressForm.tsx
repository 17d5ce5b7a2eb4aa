import type { Address } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { ActionBar, Box, Button, Form, Input, Note, Switch } from '@vitrine/ui';
import { Unsaved } from '../unsaved/Unsaved.tsx';
import styles from './AddressForm.module.css';
import { messages } from './messages.ts';
import { Paste } from './Paste.tsx';
import { Region } from './Region.tsx';
import { useAddressForm } from './useAddressForm.ts';
import { useStates } from './useStates.ts';

export interface AddressFormProps {
  /** Absent: a new one. */
  address?: Address | undefined;
  onSaved: (address: Address) => void;
  /** Its button stays with the form, where the form is only a part of a screen. */
  isPart?: boolean | undefined;
  /** What the button says instead of "save". */
  action?: string | undefined;
  /** An address that is the only one is the default, whatever is said. */
  hidesDefault?: boolean | undefined;
}

/** Writes an address down, a new one or one of the book; the book of the store follows. */
export function AddressForm({
  address,
  onSaved,
  isPart = false,
  action,
  hidesDefault = false,
}: AddressFormProps) {
  const words = useMessages(messages);
  const form = useAddressForm({ address, onSaved });
  const { draft, write, leave, faultOf } = form;
  const known = useStates(draft.countryCode);
  const field = (name: 'name' | 'mobile' | 'addressLine' | 'zipCode') => ({
    label: words.names[name],
    name,
    value: draft[name],
    onChange: (value: string) => write({ ...draft, [name]: value }),
    onBlur: () => leave(name),
    error: faultOf(name),
  });
  const button = (
    <Button wide submit loading={form.isSaving}>
      {action ?? words.save}
    </Button>
  );

  return (
    <Form className={styles.form} label={words.form} onSubmit={() => void form.save()}>
      {!address && draft.countryCode === 'CN' && (
        <Paste draft={draft} states={known.states} onRead={write} />
      )}
      <Box className={styles.pair}>
        <Input {...field('name')} autoComplete="name" maxLength={40} />
        <Input {...field('mobile')} kind="tel" autoComplete="tel" maxLength={20} />
      </Box>
      <Region form={form} known={known} />
      <Input {...field('addressLine')} autoComplete="street-address" maxLength={120} />
      {draft.countryCode === 'CN' && (
        <Input
          {...field('zipCode')}
          kind="number"
          autoComplete="postal-code"
          maxLength={6}
          placeholder={words.optional}
          hint={words.zipHint}
        />
      )}
      {!hidesDefault && (
        <Switch
          className={styles.switch}
          on={draft.defaultShippingAddress}
          // The default moves to another address; it is not simply given up.
          disabled={address?.defaultShippingAddress}
          onChange={(on) => write({ ...draft, defaultShippingAddress: on })}
          label={words.isDefault}
          hint={words.defaultHint}
        />
      )}
      {form.refusal && <Note tone="bad">{form.refusal}</Note>}
      {isPart ? button : <ActionBar>{button}</ActionBar>}
      <Unsaved when={form.isUnsaved} />
    </Form>
  );
}
