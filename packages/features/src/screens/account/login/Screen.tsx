import { useApi } from '@vitrine/client/react';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectShopContent } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Checkbox, cx, Paragraph, Pressable, Text } from '@vitrine/ui';
import { useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import { LegalLinks } from '../../../shared/legal-links/LegalLinks.tsx';
import { MobileCodeForm, type MobileProof } from '../../../shared/security-code/MobileCodeForm.tsx';
import { readText, selectShopName } from '../../../shop-content.ts';
import { messages } from './messages.ts';
import { PartnerLogin } from './PartnerLogin';
import type { LogInFormProps } from './PartnerLogin.types.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { parseMethod, parseReturnPath } from './rules.ts';
import styles from './Screen.module.css';
import { useLogIn } from './useLogIn.ts';

/** Logs in with a mobile and the code that is sent to it; an unknown mobile is registered. */
function CodeForm({ action, checkConsent }: LogInFormProps) {
  const t = useMessages(messages);
  const api = useApi();

  function submit({ challenge, ...proof }: MobileProof): void {
    if (!checkConsent()) return;
    const body = { ...proof, ...(challenge ? { challenge } : {}) };
    void action.logIn(() => api.verifyMobile({ body }));
  }

  return (
    <MobileCodeForm
      label={t.byCode}
      submitLabel={t.submit}
      isPending={action.isPending}
      error={action.error}
      failed={t.failed}
      sendCode={(mobile) => api.sendSecurityCode({ body: { mobile } })}
      onSubmit={submit}
    />
  );
}

/** The log-in by code, by password or with a partner; afterwards the shopper returns to where they were. */
export function LoginScreen({ query }: ScreenProps) {
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  const shop = useSelector(selectShopContent);
  const name = useSelector(selectShopName);
  const action = useLogIn(parseReturnPath(query.from));
  const method = parseMethod(query);
  const [isAgreed, setAgreed] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);

  function checkConsent(): boolean {
    setConsentMissing(!isAgreed);
    return isAgreed;
  }

  function switchMethod(): void {
    action.setError(undefined);
    const by = method === 'code' ? 'password' : undefined;
    navigation.go({ route: 'login', query: { ...query, by } }, { replace: true, keepScroll: true });
  }

  const MethodForm = method === 'code' ? CodeForm : PasswordForm;
  return (
    <Box className={styles.page}>
      <Text as="h1" variant="caption" tone="quiet" className={layout.desktopOnly}>
        {t.title}
      </Text>
      {/* On desktop the header above shows the logo. */}
      <Box className={cx(layout.mobileOnly, styles.logo)}>
        <Text>{name}</Text>
        <Text className={styles.latin}>{readText(shop.latinName)}</Text>
      </Box>
      <Text as="h2" variant="h1" className={styles.welcome}>
        {t.welcome}
      </Text>
      <Paragraph>{t.hint[method]}</Paragraph>
      <MethodForm action={action} checkConsent={checkConsent} />
      <PartnerLogin action={action} checkConsent={checkConsent} />
      <Pressable className={styles.switch} onPress={switchMethod}>
        {method === 'code' ? t.byPassword : t.byCode}
      </Pressable>
      <Checkbox
        checked={isAgreed}
        onChange={(agreed) => {
          setAgreed(agreed);
          setConsentMissing(false);
        }}
        error={isConsentMissing ? t.agreeFirst : undefined}
      >
        {t.agree}
      </Checkbox>
      <LegalLinks terms={t.terms} privacy={t.privacy} />
    </Box>
  );
}
