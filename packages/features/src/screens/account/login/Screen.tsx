import { useApi } from '@vitrine/client/react';
import type { CodeTarget } from '@vitrine/contract';
import { useMessages, usePlatform } from '@vitrine/platform';
import { selectShopContent, selectShopProfile } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import { Box, Checkbox, cx, Paragraph, Pressable, Text } from '@vitrine/ui';
import { useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import * as layout from '../../../shared/layout/layout.ts';
import { LegalLinks } from '../../../shared/legal-links/LegalLinks.tsx';
import {
  type CodeProof,
  SecurityCodeForm,
} from '../../../shared/security-code/SecurityCodeForm.tsx';
import { readText, selectShopName } from '../../../shop-content.ts';
import { messages } from './messages.ts';
import { PartnerLogin } from './PartnerLogin';
import type { LogInFormProps } from './PartnerLogin.types.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { type LoginMethod, listMethods, parseMethod, parseReturnPath } from './rules.ts';
import styles from './Screen.module.css';
import { useLogIn } from './useLogIn.ts';

/** Logs in with the code that is sent to a mobile or an e-mail address; an unknown one is registered. */
function CodeForm({ target, action, checkConsent }: LogInFormProps & { target: CodeTarget }) {
  const t = useMessages(messages);
  const api = useApi();
  const isMobileForm = target === 'mobile';

  const sendCode = (account: string) =>
    isMobileForm
      ? api.sendSecurityCode({ body: { mobile: account } })
      : api.sendEmailLoginCode({ body: { email: account } });

  function submit({ account, code, challenge }: CodeProof): void {
    if (!checkConsent()) return;
    const proof = { code, ...(challenge ? { challenge } : {}) };
    void action.logIn(() =>
      isMobileForm
        ? api.verifyMobile({ body: { mobile: account, ...proof } })
        : api.logInByEmail({ body: { email: account, ...proof } }),
    );
  }

  return (
    <SecurityCodeForm
      target={target}
      label={isMobileForm ? t.byCode : t.byEmail}
      submitLabel={t.submit}
      isPending={action.isPending}
      error={action.error}
      failed={t.failed}
      sendCode={sendCode}
      onSubmit={submit}
    />
  );
}

/** The form of a method. Each has its own state, so that no address is taken for a mobile. */
function MethodForm({ method, ...props }: LogInFormProps & { method: LoginMethod }) {
  if (method === 'password') return <PasswordForm {...props} />;
  const target = method === 'code' ? 'mobile' : 'email';
  return <CodeForm key={target} target={target} {...props} />;
}

/** The log-in by code, by password or with a partner; afterwards the shopper returns to where they were. */
export function LoginScreen({ query }: ScreenProps) {
  const t = useMessages(messages);
  const { navigation } = usePlatform();
  const shop = useSelector(selectShopContent);
  const name = useSelector(selectShopName);
  const action = useLogIn(parseReturnPath(query.from));
  const { codeTargets } = useSelector(selectShopProfile);
  const methods = listMethods(codeTargets);
  const method = parseMethod(query, methods);
  const names = { code: t.byCode, email: t.byEmail, password: t.byPassword };
  const [isAgreed, setAgreed] = useState(false);
  const [isConsentMissing, setConsentMissing] = useState(false);

  function checkConsent(): boolean {
    setConsentMissing(!isAgreed);
    return isAgreed;
  }

  function switchMethod(next: LoginMethod): void {
    action.setError(undefined);
    const by = next === methods[0] ? undefined : next;
    navigation.go({ route: 'login', query: { ...query, by } }, { replace: true, keepScroll: true });
  }

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
      <MethodForm method={method} action={action} checkConsent={checkConsent} />
      <PartnerLogin action={action} checkConsent={checkConsent} />
      <Box className={styles.methods}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Pressable key={other} className={styles.switch} onPress={() => switchMethod(other)}>
              {names[other]}
            </Pressable>
          ))}
      </Box>
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
