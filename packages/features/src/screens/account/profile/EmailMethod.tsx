import type { Profile } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { setUserInfo } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Row, RowLink, Text } from '@vitrine/ui';
import { useState } from 'react';
import { VerificationSheet } from '../../../shared/verification/useVerification.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** The e-mail address, which logs in and gets messages once the shopper has confirmed it by a code. */
export function EmailMethod({ profile }: { profile: Profile }) {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const [isOpen, setOpen] = useState(false);
  if (!profile.email) return null;
  if (profile.isEmailVerified)
    return (
      <Row isSpread className={styles.row}>
        <Text variant="ui">{t.email}</Text>
        <Text variant="ui" tone="quiet">
          {profile.email}
        </Text>
      </Row>
    );

  function confirm(): void {
    setOpen(false);
    dispatch(setUserInfo({ ...profile, isEmailVerified: true }));
  }

  return (
    <>
      <RowLink
        title={t.email}
        aside={t.confirmEmail}
        hasPopup="dialog"
        onPress={() => setOpen(true)}
      />
      <VerificationSheet
        target="email"
        open={isOpen}
        onVerified={confirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
