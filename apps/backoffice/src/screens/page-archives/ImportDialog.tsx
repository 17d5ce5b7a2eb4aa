import { InboxOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { Alert, Flex, Modal, Progress, Upload } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '../../api/upload-file.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ImportForm } from './ImportForm.tsx';
import type { Report } from './ImportReport.tsx';
import { archiveMessages } from './messages.ts';

interface Sending {
  readonly name: string;
  readonly percent: number;
}

/** Uploads the file of a page, and leads to what it would become. */
function UploadStep({ onReport }: { onReport(report: Report): void }) {
  const texts = useMessages(archiveMessages);
  const toText = useProblemText();
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<string>();
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  async function send(file: File) {
    const { signal } = leaving.current;
    const onProgress = (percent: number) => setSending({ name: file.name, percent });
    setProblem(undefined);
    onProgress(0);
    try {
      onReport(await uploadFile('createPageImport', file, { onProgress, signal }));
    } catch (error) {
      if (!signal.aborted) setProblem(toText(error));
    } finally {
      if (!signal.aborted) setSending(undefined);
    }
  }
  return (
    <Flex vertical gap={16}>
      <Upload.Dragger
        showUploadList={false}
        accept=".zip,application/zip"
        disabled={sending !== undefined}
        beforeUpload={(file) => {
          void send(file);
          return false;
        }}
      >
        <InboxOutlined style={{ fontSize: 28 }} />
        <div>{texts.drop}</div>
        <small>{texts.dropHint}</small>
      </Upload.Dragger>
      {sending && (
        <div role="status">
          {formatMessage(texts.uploading, { name: sending.name })}
          <Progress percent={sending.percent} size="small" aria-label={sending.name} />
        </div>
      )}
      {problem && <Alert type="error" showIcon title={problem} />}
    </Flex>
  );
}

/** Imports a page of another shop, or one that left this shop before. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const texts = useMessages(archiveMessages);
  const [report, setReport] = useState<Report>();
  return (
    <Modal
      open
      width={720}
      title={texts.importTitle}
      footer={null}
      mask={{ closable: false }}
      destroyOnHidden
      onCancel={onClose}
    >
      {report ? (
        <ImportForm
          key={report.id}
          report={report}
          onReport={setReport}
          onAnother={() => setReport(undefined)}
          onClose={onClose}
        />
      ) : (
        <UploadStep onReport={setReport} />
      )}
    </Modal>
  );
}
