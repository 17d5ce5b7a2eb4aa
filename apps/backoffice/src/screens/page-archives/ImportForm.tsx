import { errorCode } from '@vitrine/client';
import { formatMessage } from '@vitrine/kit';
import { Alert, App, Button, Flex, Form, Input, Progress, Radio } from 'antd';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useProblemText } from '../../api/useProblemText.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { MAX_PAGE_CODE, MAX_PAGE_NAME } from '../pages/PageForm.tsx';
import { ImportReport, type Report } from './ImportReport.tsx';
import { archiveMessages } from './messages.ts';
import { useImportRun } from './useImportRun.ts';

interface TargetFields {
  target: 'new' | 'existing';
  code: string;
  name: string;
}

interface ImportFormProps {
  report: Report;
  onReport(report: Report): void;
  onAnother(): void;
  onClose(): void;
}

/** Shows what an uploaded page would become, asks where, and imports it. */
export function ImportForm({ report, onReport, onAnother, onClose }: ImportFormProps) {
  const texts = useMessages(archiveMessages);
  const required = useRequired();
  const toText = useProblemText();
  const { message } = App.useApp();
  const [, goTo] = useLocation();
  const [form] = Form.useForm<TargetFields>();
  const target = Form.useWatch('target', form) ?? 'new';
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { run, progress } = useImportRun(onReport);
  const isTaken = report.existing !== null;

  async function submit({ code, name }: TargetFields) {
    const replacesDrafts = target === 'existing';
    const body = replacesDrafts ? { code: report.code, name: report.name } : { code, name };
    setIsPending(true);
    setProblem(undefined);
    try {
      const page = await run(report, { ...body, replacesDrafts });
      if (!page) return;
      message.success(texts.done);
      onClose();
      goTo(`/pages/${page.code}`);
    } catch (error) {
      if (!applyProblem(form, error) || errorCode(error) === 'conflict') setProblem(toText(error));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Form<TargetFields>
      form={form}
      layout="vertical"
      disabled={isPending}
      initialValues={{ target: 'new', code: isTaken ? '' : report.code, name: report.name }}
      onFinish={(fields) => void submit(fields)}
    >
      <ImportReport report={report} isExisting={target === 'existing'} />
      <div style={{ marginBlockStart: 16 }}>
        {isTaken && (
          <Form.Item
            name="target"
            label={texts.target}
            extra={target === 'existing' && texts.existingHint}
          >
            <Radio.Group
              style={{ display: 'flex', flexDirection: 'column', gap: 8 }}
              options={[
                { value: 'new', label: texts.newPage },
                {
                  value: 'existing',
                  disabled: report.existing === 'archived',
                  label: formatMessage(texts.existingPage, { code: report.code }),
                },
              ]}
            />
          </Form.Item>
        )}
        {target === 'new' && (
          <Flex gap={16}>
            <Form.Item name="name" label={texts.name} rules={required} style={{ flex: 1 }}>
              <Input maxLength={MAX_PAGE_NAME} />
            </Form.Item>
            <Form.Item
              name="code"
              label={texts.code}
              rules={required}
              style={{ flex: 1 }}
              extra={isTaken && formatMessage(texts.taken, { code: report.code })}
            >
              <Input maxLength={MAX_PAGE_CODE} />
            </Form.Item>
          </Flex>
        )}
      </div>
      {progress && (
        <div role="status" style={{ marginBlockEnd: 16 }}>
          {formatMessage(texts.running, { done: progress.done, total: progress.total })}
          <Progress
            percent={Math.round((progress.done / progress.total) * 100)}
            size="small"
            aria-label={texts.media}
          />
        </div>
      )}
      {problem && <Alert type="error" showIcon title={problem} style={{ marginBlockEnd: 16 }} />}
      <Flex gap={8} justify="end">
        <Button onClick={onAnother}>{texts.another}</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {problem ? texts.retry : texts.run}
        </Button>
      </Flex>
    </Form>
  );
}
