import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { MobileCodeForm, type MobileProof } from '../../../shared/security-code/MobileCodeForm.tsx';
import { messages } from './messages.ts';
import type { LogInFormProps } from './PartnerLogin.types.ts';

/** Logs in with a mobile and the code that is sent to it; an unknown mobile is registered. */
export function CodeForm({ action, checkConsent }: LogInFormProps) {
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
