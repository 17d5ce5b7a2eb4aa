import {
  formatMessage,
  LANGUAGES,
  type Language,
  type Localised,
  listPlaceholders,
} from '@vitrine/kit';
import { Button, Flex, Form, Input, Typography } from 'antd';
import { Link } from 'wouter';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { createSampleValues, mayNotFit } from './measure-text.ts';
import { shopMessagesMessages } from './messages.ts';

export type ShopMessage = AdminResponse<'listShopMessages'>['items'][number];

interface MessageValues {
  texts: Localised;
}

const toValues = ({ override }: ShopMessage): MessageValues => ({
  texts: { 'zh-CN': override['zh-CN'] ?? '', 'en-US': override['en-US'] ?? '' },
});

/** What shoppers will read, how long it is, and what it must not lose. */
function TextHint({ original, text }: { original: string; text: string }) {
  const texts = useMessages(shopMessagesMessages);
  const placeholders = listPlaceholders(original);
  const shown = text || original;
  const isTight = mayNotFit(shown, original);
  const names = placeholders.map((name) => (name.endsWith('|') ? `{${name}…|…}` : `{${name}}`));
  return (
    <Flex vertical>
      {names.length > 0 && (
        <Typography.Text type="secondary">
          {formatMessage(texts.placeholders, { names: names.join(' ') })}
        </Typography.Text>
      )}
      {text && (
        <Typography.Text type={isTight ? 'warning' : 'secondary'}>
          {formatMessage(isTight ? texts.tooLong : texts.length, {
            n: text.length,
            original: original.length,
          })}
        </Typography.Text>
      )}
      <Typography.Text>
        {formatMessage(texts.preview, {
          text: formatMessage(shown, createSampleValues(placeholders)),
        })}
      </Typography.Text>
    </Flex>
  );
}

function TextField({ message, language }: { message: ShopMessage; language: Language }) {
  const texts = useMessages(shopMessagesMessages);
  const names = useMessages(languageNames);
  const written = Form.useWatch(['texts', language]) ?? '';
  const original = message.original[language];
  return (
    <Form.Item
      label={names[language]}
      extra={<TextHint original={original} text={written} />}
      style={{ marginBlockEnd: 20 }}
    >
      <Typography.Paragraph type="secondary" style={{ marginBlockEnd: 4 }}>
        {texts.byDefault}
        <span lang={language}>{original || texts.empty}</span>
      </Typography.Paragraph>
      <Form.Item name={['texts', language]} noStyle>
        <Input.TextArea
          aria-label={names[language]}
          lang={language}
          autoSize
          placeholder={original}
          maxLength={1_000}
        />
      </Form.Item>
    </Form.Item>
  );
}

interface ShopMessageDialogProps {
  message: ShopMessage;
  onClose(): void;
}

/** Writes a text in place of a message, in each language. */
export function ShopMessageDialog({ message, onClose }: ShopMessageDialogProps) {
  const texts = useMessages(shopMessagesMessages);
  const canReadAudit = useMayCall('listAuditRecords');
  const [form] = Form.useForm<MessageValues>();
  const { key } = message;
  const fresh = useFreshRow({
    row: message,
    form,
    list: 'shop-messages',
    read: async () =>
      (await api.listShopMessages({ query: { search: key } })).items.find((row) => row.key === key),
    toValues,
  });
  const save = useAction({
    run: ({ texts: written }: MessageValues) =>
      api.updateShopMessage(
        {
          params: { key },
          body: { texts: { 'zh-CN': written['zh-CN'] || null, 'en-US': written['en-US'] || null } },
        },
        { version: fresh.row?.version ?? message.version },
      ),
    changes: ['shop-messages'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  const reset = useAction({
    run: () => api.resetShopMessage({ params: { key } }),
    changes: ['shop-messages'],
    doneText: texts.isReset,
    onDone: onClose,
  });
  const isRewritten = LANGUAGES.some((language) => message.override[language] !== null);
  return (
    <FormModal<MessageValues>
      isOpen
      title={formatMessage(texts.editTitle, { key })}
      form={form}
      initialValues={toValues(message)}
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      width={640}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      {LANGUAGES.map((language) => (
        <TextField key={language} message={message} language={language} />
      ))}
      <Flex gap={8} wrap>
        {isRewritten && (
          <Button size="small" loading={reset.isPending} onClick={() => reset.run()}>
            {texts.reset}
          </Button>
        )}
        {canReadAudit && (
          <Link href={`/audit?targetType=shop-message&targetId=${key}`}>{texts.history}</Link>
        )}
      </Flex>
    </FormModal>
  );
}
