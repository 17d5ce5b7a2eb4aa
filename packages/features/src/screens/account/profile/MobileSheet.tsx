import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { setUserInfo } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { cx, Paragraph, PhoneNumberButton, Sheet, Stack } from '@vitrine/ui';
import { useAction } from '../../../shared/action/useAction.ts';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import { SecurityCodeForm } from '../../../shared/security-code/SecurityCodeForm.tsx';
import { messages } from './messages.ts';
import styles from './Screen.module.css';

/** Binds a mobile to an account that has none, such as one of a mini-program. */
export function MobileSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { run, isPending, error } = useAction({
    showErrorAs: 'note',
    failed: t.failed,
    keepsSession: true,
  });

  async function bind(request: () => Promise<unknown>): Promise<void> {
    const isBound = await run(async () => {
      await request();
      dispatch(setUserInfo(await api.getProfile()));
      return t.mobileBound;
    });
    if (isBound) onClose();
  }

  const bindShared = (code: string) =>
    void bind(() => api.bindPartnerMobile({ body: { platform: 'minip', code } }));

  return (
    <Sheet open={open} onClose={onClose} title={t.bindMobile}>
      <Stack gap={5} className={cx(layout.form, spacing.pb6)}>
        <Paragraph>{t.bindMobileReason}</Paragraph>
        <PhoneNumberButton className={styles.shared} label={t.partnerMobile} onCode={bindShared}>
          {t.partnerMobile}
        </PhoneNumberButton>
        <SecurityCodeForm
          target="mobile"
          label={t.bindMobile}
          submitLabel={t.bind}
          isPending={isPending}
          error={error}
          failed={t.failed}
          sendCode={(mobile) => api.sendMobileCode({ body: { mobile } })}
          onSubmit={({ account, ...proof }) =>
            void bind(() => api.bindMobile({ body: { mobile: account, ...proof } }))
          }
        />
      </Stack>
    </Sheet>
  );
}
