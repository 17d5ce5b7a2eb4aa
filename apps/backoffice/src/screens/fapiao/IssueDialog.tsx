import { UploadOutlined } from '@ant-design/icons';
import { toChinaIsoDate } from '@vitrine/kit';
import { Button, Form, Input, Upload } from 'antd';
import { useRef, useState } from 'react';
import { api } from '../../api/api.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import type { DialogProps } from './DialogProps.ts';
import { fapiaoMessages } from './messages.ts';
import { NumberField } from './NumberField.tsx';
import { useFapiaoAction } from './useFapiaoAction.ts';

interface IssueValues {
  number: string;
  issuedOn: string;
  url?: string;
}

/** Records an issued fapiao with its file, which is uploaded first. */
export function IssueDialog({ shown, onClose }: DialogProps) {
  const { id } = shown;
  const texts = useMessages(fapiaoMessages);
  const [form] = Form.useForm<IssueValues>();
  const [file, setFile] = useState<File>();
  /** The file that the server has, so that a corrected number does not send it again. */
  const stored = useRef<{ file: File | undefined; version: number }>({
    file: undefined,
    version: shown.version,
  });
  const issue = useFapiaoAction<IssueValues>(
    form,
    async ({ number, issuedOn, url }, options) => {
      const { current } = stored;
      // After a stale version the fapiao was read again.
      if (shown.version > current.version) stored.current = { ...current, version: shown.version };
      if (file && current.file !== file) {
        const { version } = stored.current;
        const after = await api.uploadFapiaoFile({ params: { id }, file }, { ...options, version });
        stored.current = { file, version: after.version };
      }
      const body = { number, issuedOn, ...(url ? { url } : {}) };
      const { version } = stored.current;
      return api.issueFapiao({ params: { id }, body }, { ...options, version });
    },
    onClose,
  );
  return (
    <FormModal
      isOpen
      title={texts.actionNames.issue}
      okText={texts.actionNames.issue}
      form={form}
      initialValues={{ issuedOn: toChinaIsoDate(Date.now()) }}
      isPending={issue.isPending}
      onFinish={issue.run}
      onClose={onClose}
    >
      <NumberField label={texts.number} />
      <Form.Item name="issuedOn" label={texts.issuedOn} rules={useRequired()}>
        <Input type="date" />
      </Form.Item>
      <Form.Item label={texts.file} extra={texts.fileHint}>
        <Upload
          accept=".pdf,.ofd,application/pdf"
          maxCount={1}
          fileList={file ? [{ uid: file.name, name: file.name }] : []}
          onRemove={() => setFile(undefined)}
          beforeUpload={(chosen) => {
            setFile(chosen);
            return false;
          }}
        >
          <Button icon={<UploadOutlined />}>{texts.chooseFile}</Button>
        </Upload>
      </Form.Item>
      <Form.Item name="url" label={texts.url} extra={texts.urlHint}>
        <Input type="url" placeholder="https://" />
      </Form.Item>
    </FormModal>
  );
}
