import { InboxOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Select, Typography, Upload } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { JobProgress } from '../../catalogue/JobProgress.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { usePermission } from '../../session/useOperator.ts';
import { type ImportKind, ImportTemplate } from './ImportTemplate.tsx';
import { importMessages } from './messages.ts';

const startImport = (kind: ImportKind, file: File, isDryRun: boolean, idempotencyKey: string) => {
  const query = { 'dry-run': isDryRun ? ('true' as const) : ('false' as const) };
  const options = { idempotencyKey };
  if (kind === 'products') return api.importProducts({ query, file }, options);
  if (kind === 'stock') return api.importStock({ query, file }, options);
  return api.importMasterData({ query: { ...query, kind }, file }, options);
};

/** Imports a file: first as a dry run that shows the errors of every row, then for good. */
export function ImportCard() {
  const texts = useMessages(importMessages);
  const canWrite = usePermission('catalogue:write');
  const canAddMerchants = usePermission('settings:write');
  const [kind, setKind] = useState<ImportKind>(canWrite ? 'products' : 'stock');
  const [file, setFile] = useState<File>();
  const [jobId, setJobId] = useState<string>();
  const start = useAction({
    run: ({ isDryRun, file: chosen }: { isDryRun: boolean; file: File }, { idempotencyKey }) =>
      startImport(kind, chosen, isDryRun, idempotencyKey),
    changes: ['jobs'],
    onDone: ({ id }) => setJobId(id),
  });
  const choose = (next: File | undefined) => {
    setFile(next);
    setJobId(undefined);
  };
  const mayImport = (each: ImportKind) =>
    each === 'stock' || (canWrite && (each !== 'merchants' || canAddMerchants));
  const kinds = toOptions(texts.kinds).filter(({ value }) => mayImport(value));
  return (
    <Card title={texts.import}>
      <Flex vertical gap={16}>
        <Flex gap={8} wrap justify="space-between">
          <Select<ImportKind>
            aria-label={texts.import}
            style={{ minWidth: 220 }}
            value={kind}
            options={kinds}
            onChange={(chosen) => {
              setKind(chosen);
              setJobId(undefined);
            }}
          />
          <ImportTemplate kind={kind} />
        </Flex>
        {file ? (
          <>
            <Typography.Text strong>{file.name}</Typography.Text>
            <Flex gap={8} wrap>
              <Button loading={start.isPending} onClick={() => start.run({ isDryRun: true, file })}>
                {texts.dryRun}
              </Button>
              <Button
                type="primary"
                loading={start.isPending}
                onClick={() => start.run({ isDryRun: false, file })}
              >
                {texts.start}
              </Button>
              <Button type="text" onClick={() => choose(undefined)}>
                {texts.again}
              </Button>
            </Flex>
            {!jobId && <Typography.Text type="secondary">{texts.tryFirst}</Typography.Text>}
          </>
        ) : (
          <Upload.Dragger
            showUploadList={false}
            accept=".csv,.jsonl,.ndjson"
            beforeUpload={(chosen) => {
              choose(chosen);
              return false;
            }}
          >
            <InboxOutlined style={{ fontSize: 28 }} />
            <div>{texts.hint}</div>
          </Upload.Dragger>
        )}
        {jobId && <JobProgress key={jobId} id={jobId} />}
      </Flex>
    </Card>
  );
}
