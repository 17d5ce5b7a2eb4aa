import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { setUserInfo } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Button, Form, Input, Note, Sheet, useToast } from '@vitrine/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import { type PasswordFault, passwordFault } from './rules.ts';
import styles from './Screen.module.css';

interface PasswordProps {
  hasPassword: boolean;
  onClose: () => void;
}

const EMPTY = { current: '', next: '', again: '' };

function PasswordForm({ hasPassword, onClose }: PasswordProps) {
  const words = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const toast = useToast();
  const [written, setWritten] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const fault = passwordFault(written, hasPassword);

  async function save(): Promise<void> {
    setTried(true);
    if (fault || isSaving) return;
    setSaving(true);
    const { current, next } = written;
    const password = hasPassword ? { current, next } : { next };
    try {
      dispatch(setUserInfo(await api.updateProfile({ body: { password } })));
      toast(words.passwordSaved, { icon: 'done' });
      onClose();
    } catch (error) {
      setRefusal(errorMessage(error) ?? words.failed);
      setSaving(false);
    }
  }

  const field = (name: PasswordFault, autoComplete: string) => (
    <Input
      label={words.passwords[name]}
      kind="password"
      name={name}
      autoComplete={autoComplete}
      maxLength={128}
      value={written[name]}
      onChange={(value) => {
        setWritten({ ...written, [name]: value });
        setRefusal(undefined);
      }}
      error={isTried && fault === name ? words.passwordFaults[name] : undefined}
    />
  );
  return (
    <Form className={styles.sheet} label={words.password} onSubmit={() => void save()}>
      {hasPassword && field('current', 'current-password')}
      {field('next', 'new-password')}
      {field('again', 'new-password')}
      {refusal && <Note tone="bad">{refusal}</Note>}
      <Button wide submit loading={isSaving}>
        {words.save}
      </Button>
    </Form>
  );
}

/** A first password, or another one. */
export function PasswordSheet({ open, ...props }: PasswordProps & { open: boolean }) {
  const words = useMessages(messages);
  return (
    <Sheet
      open={open}
      onClose={props.onClose}
      title={props.hasPassword ? words.changePassword : words.setPassword}
    >
      <PasswordForm {...props} />
    </Sheet>
  );
}
