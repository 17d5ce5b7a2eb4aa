import type { PersonalId } from '@vitrine/contract';
import { RESIDENT_ID_LENGTH } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { ActionBar, Button, Check, Form, Input, Link, Note, Switch, Text } from '@vitrine/ui';
import { useState } from 'react';
import { Unsaved } from '../unsaved/Unsaved.tsx';
import styles from './IdentityForm.module.css';
import { messages } from './messages.ts';
import { Photos } from './Photos.tsx';
import { faultOf, lengthOf } from './rules.ts';
import { type IdentityFormState, useIdentityForm } from './useIdentityForm.ts';

export interface IdentityFormProps {
  /** Null or absent: somebody new. */
  person?: PersonalId | null | undefined;
  /** Customs want the photos of the card as well; absent: as the visit has been told before. */
  isImageRequired?: boolean | undefined;
  onSaved: (person: PersonalId) => void;
  /** Its button stays with the form, where the form is only a part of a screen. */
  isPart?: boolean | undefined;
  /** What the button says instead of "save". */
  action?: string | undefined;
}

function Fields({ identity, isKept }: { identity: IdentityFormState; isKept: boolean }) {
  const words = useMessages(messages);
  const { form, write, isTried, refused } = identity;
  const [left, setLeft] = useState({ name: false, idNumber: false });
  const hint = isKept ? words.kept : undefined;
  const isNameTold = isTried || (left.name && form.name !== '');
  const isIdTold = isTried || (left.idNumber && form.idNumber !== '');
  const idFault = words.idWrong[faultOf(form.idNumber, Date.now()) ?? 'length'];
  return (
    <>
      <Input
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={40}
        value={form.name}
        placeholder={form.maskedName}
        onChange={(name) => write({ name })}
        onBlur={() => setLeft({ ...left, name: true })}
        hint={hint}
        error={isNameTold && !form.isNameValid ? words.nameWrong : refused.name}
      />
      <Input
        label={words.idNumber}
        name="id-number"
        kind="id"
        autoComplete="off"
        maxLength={RESIDENT_ID_LENGTH + 4}
        value={form.idNumber}
        placeholder={form.maskedIdNumber}
        onChange={(idNumber) => write({ idNumber })}
        onBlur={() => setLeft({ ...left, idNumber: true })}
        hint={hint}
        after={
          form.idNumber !== '' && (
            <Text look="micro" tone="quiet" tabular>
              {lengthOf(form.idNumber)}
            </Text>
          )
        }
        error={isIdTold && !form.isIdNumberValid ? idFault : refused.idNumber}
      />
    </>
  );
}

function Consent({ identity }: { identity: IdentityFormState }) {
  const words = useMessages(messages);
  const { hasConsented, setConsented, isTried } = identity;
  return (
    <>
      <Check
        checked={hasConsented}
        onChange={setConsented}
        error={isTried && !hasConsented ? words.consentFirst : undefined}
      >
        {words.consent}
      </Check>
      <Link className={styles.policy} to={{ route: 'content', params: { id: 'privacy' } }}>
        {words.policy}
      </Link>
    </>
  );
}

/** Writes down a person for customs, somebody new or one of the book; the book of the store follows. */
export function IdentityForm(props: IdentityFormProps) {
  const { person = null, isImageRequired, onSaved, isPart = false, action } = props;
  const words = useMessages(messages);
  const identity = useIdentityForm({ person, isImageRequired, onSaved });
  const button = (
    <Button wide submit loading={identity.isSaving}>
      {action ?? words.save}
    </Button>
  );
  return (
    <Form className={styles.form} label={words.form} onSubmit={() => void identity.save()}>
      <Fields identity={identity} isKept={person !== null} />
      <Photos identity={identity} />
      <Switch
        className={styles.switch}
        on={identity.isDefault}
        // The default moves to somebody else; it is not simply given up.
        disabled={person?.isDefault}
        onChange={identity.setDefault}
        label={words.isDefault}
      />
      {!person && <Consent identity={identity} />}
      {identity.refusal && <Note tone="bad">{identity.refusal}</Note>}
      {isPart ? button : <ActionBar>{button}</ActionBar>}
      <Unsaved when={identity.isUnsaved} />
    </Form>
  );
}
