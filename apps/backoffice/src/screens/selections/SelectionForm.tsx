import { ArrowLeftOutlined, ExportOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Form, type FormInstance, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FreshNotice } from '../../form/FreshNotice.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import type { FreshRow } from '../../form/useFreshRow.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useRequiredText } from '../../form/useRequired.ts';
import { useSaveKeys } from '../../form/useSaveKeys.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { toShopUrl } from '../../shop-pages.ts';
import { selectionMessages } from './messages.ts';

interface SelectionFormProps<Values, Saved> {
  title: string;
  /** Who may not make this call reads only. */
  call: 'updateSet' | 'updateSale';
  /** The list that the form was opened from. */
  backHref: string;
  /** Where shoppers see it; a new one has no page yet. */
  shopHref?: string;
  form: FormInstance<Values>;
  initial: Partial<Values>;
  fresh: FreshRow<Saved, Values>;
  /** The first part of the query keys that a save makes stale. */
  changes: string;
  save(values: Values, options: { idempotencyKey: string }): Promise<Saved>;
  onSaved(saved: Saved): void;
  /** The fields whose names differ from their paths in the request. */
  fieldNames?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** The form of a set or of a sale: its texts, then what is its own. Ctrl+S saves it. */
export function SelectionForm<Values extends object, Saved>(
  props: SelectionFormProps<Values, Saved>,
) {
  const texts = useMessages(selectionMessages);
  const { form, fresh } = props;
  const isNew = !fresh.row;
  const canWrite = useMayCall(props.call);
  const requiredText = useRequiredText();
  const [isChanged, setIsChanged] = useState(false);
  useLeaveGuard(isChanged);
  const save = useAction({
    run: props.save,
    changes: [props.changes],
    doneText: isNew ? texts.created : texts.saved,
    onDone: (saved, sent) => {
      // The guard must let go before the URL changes.
      flushSync(() => setIsChanged(fresh.takeSaved(saved, sent)));
      props.onSaved(saved);
    },
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error, props.fieldNames),
  });
  useSaveKeys(() => canWrite && form.submit());
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      disabled={!canWrite}
      scrollToFirstError={{ focus: true }}
      initialValues={props.initial}
      onValuesChange={() => setIsChanged(true)}
      onFinish={() => save.run(form.getFieldsValue(true))}
    >
      <Flex vertical gap={16}>
        <Flex gap={12} align="center" wrap>
          <Link href={props.backHref} aria-label={texts.back}>
            <ArrowLeftOutlined />
          </Link>
          <h1 style={{ fontSize: 20, margin: 0, flex: 1 }}>{props.title}</h1>
          {isChanged && <Typography.Text type="secondary">{texts.unsaved}</Typography.Text>}
          {props.shopHref !== undefined && (
            <Button
              disabled={false}
              icon={<ExportOutlined aria-hidden />}
              href={toShopUrl(props.shopHref)}
              target="_blank"
            >
              {texts.open}
            </Button>
          )}
          {canWrite && (
            <Button type="primary" htmlType="submit" loading={save.isPending || fresh.isReading}>
              {isNew ? texts.create : texts.save}
            </Button>
          )}
        </Flex>
        <FreshNotice text={fresh.notice} />
        <Card>
          <Form.Item name="name" label={texts.name} rules={requiredText}>
            <LocalisedInput label={texts.name} maxLength={60} />
          </Form.Item>
          <Form.Item name="description" label={texts.description} style={{ margin: 0 }}>
            <LocalisedInput label={texts.description} rows={3} maxLength={2_000} />
          </Form.Item>
        </Card>
        {props.children}
      </Flex>
    </Form>
  );
}
