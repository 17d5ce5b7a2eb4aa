import type { TransferSettings } from '@vitrine/contract/admin';
import type { Localised } from '@vitrine/kit';
import { Button, Form, Input, InputNumber, Switch, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { partMessages } from '../../parts/messages.ts';
import { transferMessages } from './messages.ts';

const MAX_HOLD_DAYS = 14;

type AccountValues = Omit<TransferSettings, 'version' | 'note'> & { note: Partial<Localised> };

const toValues = ({ version: _, ...values }: TransferSettings): AccountValues => values;
const toBody = ({ note, ...rest }: AccountValues) => ({
  ...rest,
  note: { 'zh-CN': note['zh-CN'] ?? '', 'en-US': note['en-US'] ?? '' },
});

function AccountDialog({ settings, onClose }: { settings: TransferSettings; onClose(): void }) {
  const texts = useMessages(transferMessages);
  const [form] = Form.useForm<AccountValues>();
  const required = useRequired();
  const { required: message } = useMessages(partMessages);
  const fresh = useFreshRow<TransferSettings, AccountValues>({
    row: settings,
    form,
    list: 'transfer-settings',
    read: () => api.getTransferSettings(),
    toValues,
  });
  const { version } = fresh.row ?? settings;
  const save = useAction({
    run: (values: AccountValues) =>
      api.changeTransferSettings({ body: toBody(values) }, { version }),
    changes: ['transfer-settings'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<AccountValues>
      title={texts.accountTitle}
      okText={texts.save}
      isOpen
      form={form}
      initialValues={toValues(settings)}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={save.run}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">{texts.accountHint}</Typography.Paragraph>
      <Form.Item name="isOn" label={texts.isOn} valuePropName="checked">
        <Switch />
      </Form.Item>
      {(['accountHolder', 'bank', 'accountNumber'] as const).map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={texts[name]}
          dependencies={['isOn']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_rule, text?: string) =>
                getFieldValue('isOn') && !text?.trim()
                  ? Promise.reject(new Error(message))
                  : Promise.resolve(),
            }),
          ]}
        >
          <Input maxLength={100} />
        </Form.Item>
      ))}
      <Form.Item name="note" label={texts.note}>
        <LocalisedInput label={texts.note} maxLength={300} />
      </Form.Item>
      <Form.Item name="holdDays" label={texts.holdDays} rules={required}>
        <InputNumber min={1} max={MAX_HOLD_DAYS} precision={0} />
      </Form.Item>
    </FormModal>
  );
}

/** Opens the account to which shoppers transfer money. */
export function TransferAccount({ settings }: { settings: TransferSettings }) {
  const texts = useMessages(transferMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{texts.account}</Button>
      {isOpen && <AccountDialog settings={settings} onClose={() => setIsOpen(false)} />}
    </>
  );
}
