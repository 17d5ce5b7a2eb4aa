import { isCancelled } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { setUserInfo } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Button, cx, Form, Input, Note, Sheet } from '@vitrine/ui';
import { useState } from 'react';
import { useAction } from '../../../shared/action/useAction.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { useVerification } from '../../../shared/verification/useVerification.tsx';
import { messages } from './messages.ts';
import { findInvalidPassword, type PasswordField } from './rules.ts';

interface PasswordProps {
  hasPassword: boolean;
  onClose: () => void;
}

const EMPTY = { current: '', next: '', again: '' };

function PasswordForm({ hasPassword, onClose }: PasswordProps) {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const [passwords, setPasswords] = useState(EMPTY);
  const [isSubmitted, setSubmitted] = useState(false);
  const { withVerification, verification } = useVerification();
  const { run, isPending, error, setError } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    onError: isCancelled,
  });
  const invalidField = findInvalidPassword(passwords, hasPassword);

  async function save(): Promise<void> {
    setSubmitted(true);
    if (invalidField) return;
    const { current, next } = passwords;
    const password = hasPassword ? { current, next } : { next };
    const isSaved = await run(async () => {
      const save = () => api.updateProfile({ body: { password } });
      dispatch(setUserInfo(await withVerification(save)));
      return t.passwordSaved;
    });
    if (isSaved) onClose();
  }

  const renderField = (name: PasswordField, autoComplete: string) => (
    <Input
      label={t.passwords[name]}
      type="password"
      name={name}
      autoComplete={autoComplete}
      maxLength={128}
      value={passwords[name]}
      onChange={(value) => {
        setPasswords({ ...passwords, [name]: value });
        setError(undefined);
      }}
      error={isSubmitted && invalidField === name ? t.passwordErrors[name] : undefined}
    />
  );
  return (
    <>
      <Form
        className={cx(layout.form, spacing.pb6)}
        label={t.password}
        onSubmit={() => void save()}
      >
        {hasPassword && renderField('current', 'current-password')}
        {renderField('next', 'new-password')}
        {renderField('again', 'new-password')}
        {error && <Note tone="bad">{error}</Note>}
        <Button fullWidth submit loading={isPending}>
          {t.save}
        </Button>
      </Form>
      {verification}
    </>
  );
}

/** Sets a first password or changes the current one. */
export function PasswordSheet({ open, ...props }: PasswordProps & { open: boolean }) {
  const t = useMessages(messages);
  return (
    <Sheet
      open={open}
      onClose={props.onClose}
      title={props.hasPassword ? t.changePassword : t.setPassword}
    >
      <PasswordForm {...props} />
    </Sheet>
  );
}
