import type { PersonalId } from '@vitrine/contract';
import { RESIDENT_ID_LENGTH } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  ActionBar,
  Button,
  Checkbox,
  cx,
  Form,
  Input,
  Link,
  Note,
  Switch,
  Text,
} from '@vitrine/ui';
import { useState } from 'react';
import * as layout from '../layout/layout.ts';
import { LeaveGuard } from '../leave-guard/LeaveGuard.tsx';
import { messages } from './messages.ts';
import styles from './PersonalIdForm.module.css';
import { PhotoFields } from './PhotoFields.tsx';
import { findIdFault, formatIdLength } from './rules.ts';
import { type PersonalIdFormState, usePersonalIdForm } from './usePersonalIdForm.ts';

export interface PersonalIdFormProps {
  /** Null or absent to create a personal ID. */
  personalId?: PersonalId | null | undefined;
  /** Whether customs require photos. Absent: the answer that this session received before. */
  isImageRequired?: boolean | undefined;
  onSaved: (personalId: PersonalId) => void;
  /** Whose personal ID is wanted: fills in the name of a new one. */
  recipient?: string | undefined;
  /** Keeps the button inside the form, for screens of which the form is only a part. */
  isPart?: boolean | undefined;
  /** Replaces the label "save" of the button. */
  saveLabel?: string | undefined;
}

function TextFields({ form, isNew }: { form: PersonalIdFormState; isNew: boolean }) {
  const t = useMessages(messages);
  const { fields, write, isSubmitted, fieldErrors } = form;
  const [touched, setTouched] = useState({ name: false, idNumber: false });
  const hint = isNew ? undefined : t.kept;
  const showsNameError = isSubmitted || (touched.name && fields.name !== '');
  const showsIdError = isSubmitted || (touched.idNumber && fields.idNumber !== '');
  const idError = t.idWrong[findIdFault(fields.idNumber, Date.now()) ?? 'length'];
  return (
    <>
      <Input
        label={t.name}
        name="name"
        autoComplete="name"
        maxLength={40}
        value={fields.name}
        placeholder={fields.maskedName}
        onChange={(name) => write({ name })}
        onBlur={() => setTouched({ ...touched, name: true })}
        hint={hint}
        error={showsNameError && !fields.isNameValid ? t.nameWrong : fieldErrors.name}
      />
      <Input
        label={t.idNumber}
        name="id-number"
        type="id"
        autoComplete="off"
        maxLength={RESIDENT_ID_LENGTH + 4}
        value={fields.idNumber}
        placeholder={fields.maskedIdNumber}
        onChange={(idNumber) => write({ idNumber })}
        onBlur={() => setTouched({ ...touched, idNumber: true })}
        hint={hint}
        after={
          fields.idNumber !== '' && (
            <Text variant="micro" tone="quiet" tabular>
              {formatIdLength(fields.idNumber)}
            </Text>
          )
        }
        error={showsIdError && !fields.isIdNumberValid ? idError : fieldErrors.idNumber}
      />
    </>
  );
}

function Consent({ form }: { form: PersonalIdFormState }) {
  const t = useMessages(messages);
  const { hasConsented, setConsented, isSubmitted } = form;
  return (
    <>
      <Checkbox
        checked={hasConsented}
        onChange={setConsented}
        error={isSubmitted && !hasConsented ? t.consentFirst : undefined}
      >
        {t.consent}
      </Checkbox>
      <Link
        className={cx(layout.textLink, styles.policy)}
        to={{ route: 'content', params: { id: 'privacy' } }}
      >
        {t.policy}
      </Link>
    </>
  );
}

/** Creates or edits a personal ID, and updates the saved ones in the store. */
export function PersonalIdForm({
  personalId = null,
  isImageRequired,
  onSaved,
  recipient,
  isPart = false,
  saveLabel,
}: PersonalIdFormProps) {
  const t = useMessages(messages);
  const form = usePersonalIdForm({ personalId, isImageRequired, recipient, onSaved });
  const button = (
    <Button fullWidth submit loading={form.isPending}>
      {saveLabel ?? t.save}
    </Button>
  );
  return (
    <Form className={layout.form} label={t.form} onSubmit={() => void form.save()}>
      <TextFields form={form} isNew={personalId === null} />
      <PhotoFields form={form} />
      <Switch
        className={layout.framed}
        on={form.isDefault}
        // The default can be moved to another personal ID, but not switched off.
        disabled={personalId?.isDefault}
        onChange={form.setDefault}
        label={t.isDefault}
      />
      {!personalId && <Consent form={form} />}
      {form.error && <Note tone="bad">{form.error}</Note>}
      {isPart ? button : <ActionBar>{button}</ActionBar>}
      <LeaveGuard when={form.isUnsaved} />
    </Form>
  );
}
