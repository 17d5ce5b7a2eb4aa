import { InboxOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Select, Typography, Upload } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { JobProgress } from '../../catalogue/JobProgress.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { type ChosenOptions, ImportOptions, NO_CHOICES } from './ImportOptions.tsx';
import { type ImportKind, ImportTemplate } from './ImportTemplate.tsx';
import { importMessages } from './messages.ts';

const toFlag = (value: boolean) => (value ? ('true' as const) : ('false' as const));

interface ImportStart {
  readonly kind: ImportKind;
  readonly file: File;
  readonly isDryRun: boolean;
  readonly choices: ChosenOptions;
}

const startImport = ({ kind, file, isDryRun, choices }: ImportStart, idempotencyKey: string) => {
  const query = { 'dry-run': toFlag(isDryRun) };
  const options = { idempotencyKey };
  if (kind === 'stock') return api.importStock({ query, file }, options);
  if (kind !== 'products')
    return api.importMasterData({ query: { ...query, kind }, file }, options);
  const { createMissing, ...others } = choices;
  const chosen = { ...query, ...others, 'create-missing': toFlag(createMissing) };
  return api.importProducts({ query: chosen, file }, options);
};

/** Imports a file: first as a dry run that shows the errors of every row, then for good. */
export function ImportCard() {
  const texts = useMessages(importMessages);
  const canWrite = useMayCall('importProducts');
  const canAddMerchants = useMayCall('createMerchant');
  const [kind, setKind] = useState<ImportKind>(canWrite ? 'products' : 'stock');
  const [file, setFile] = useState<File>();
  const [jobId, setJobId] = useState<string>();
  const [choices, setChoices] = useState<ChosenOptions>(NO_CHOICES);
  const start = useAction({
    run: ({ isDryRun, file: chosen }: { isDryRun: boolean; file: File }, { idempotencyKey }) =>
      startImport({ kind, file: chosen, isDryRun, choices }, idempotencyKey),
    changes: ['jobs'],
    onDone: ({ id }) => setJobId(id),
  });
  const choose = (next: File | undefined) => {
    setFile(next);
    setChoices(({ format: _, mapping: __, ...others }) => others);
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
            {kind === 'products' && (
              <ImportOptions key={file.name} file={file} value={choices} onChange={setChoices} />
            )}
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
