import type { Profile } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { selectIsWechatBound, selectUserInfo } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Row, RowLink, Text } from '@vitrine/ui';
import { lazy, Suspense, useState } from 'react';
import { EmailMethod } from './EmailMethod.tsx';
import { Messaging } from './Messaging';
import { messages } from './messages.ts';
import { PasswordSheet } from './PasswordSheet.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './Screen.module.css';

const MobileSheet = lazy(async () => ({
  default: (await import('./MobileSheet.tsx')).MobileSheet,
}));

/** The mobile, or a way to bind one. */
function MobileMethod({ mobile }: Pick<Profile, 'mobile'>) {
  const t = useMessages(messages);
  const [wasOpen, setWasOpen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (mobile)
    return (
      <Row isSpread className={styles.row}>
        <Text variant="ui">{t.mobile}</Text>
        <Text variant="ui" tone="quiet" tabular>
          {mobile}
        </Text>
      </Row>
    );

  function open(): void {
    setWasOpen(true);
    setOpen(true);
  }

  return (
    <>
      <RowLink title={t.mobile} aside={t.bind} hasPopup="dialog" onPress={open} />
      <Suspense fallback={null}>
        {wasOpen && <MobileSheet open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** The ways in which the shopper can log in. */
function LoginMethods({ profile }: { profile: Profile }) {
  const t = useMessages(messages);
  const isWechatBound = useSelector(selectIsWechatBound);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="section" className={styles.methods} aria-label={t.loginMethods}>
      <Text as="h2" variant="h3">
        {t.loginMethods}
      </Text>
      <MobileMethod mobile={profile.mobile} />
      <EmailMethod profile={profile} />
      <RowLink
        title={t.password}
        aside={profile.hasPassword ? t.changePassword : t.setPassword}
        hasPopup="dialog"
        onPress={() => setOpen(true)}
      />
      <Messaging isBound={isWechatBound} />
      <PasswordSheet
        open={isOpen}
        hasPassword={profile.hasPassword}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
}

/** The profile of the shopper and the ways to log in. */
export function ProfileView() {
  const profile = useSelector(selectUserInfo);
  if (!profile) return null;
  return (
    <Box className={styles.columns}>
      <ProfileForm key={profile.id} profile={profile} />
      <LoginMethods profile={profile} />
    </Box>
  );
}
