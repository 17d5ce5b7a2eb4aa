import { formatMessage } from '@vitrine/kit';
import { Alert, App, Button, Flex, Form, Select, Skeleton } from 'antd';
import { useState } from 'react';
import type { AdminRequest } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { jobMessages } from '../../catalogue/job-messages.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { MappingDialog } from './MappingDialog.tsx';
import { mappingMessages } from './mapping-messages.ts';
import { importMessages } from './messages.ts';
import { type ImportMapping, useMappings, usePreview } from './useMappings.ts';

type Query = NonNullable<AdminRequest<'importProducts'>['query']>;
type Origin = Pick<Query, 'format' | 'mapping'>;

interface FileOriginProps {
  readonly file: File;
  readonly value: Origin;
  onChange(value: Origin): void;
}

/** Options of one list: systems and mappings share no value. */
const MAPPING = 'mapping:';
const FORMAT = 'format:';

const toValue = ({ format, mapping }: Origin): string | undefined => {
  if (mapping !== undefined) return MAPPING + mapping;
  return format === undefined ? undefined : FORMAT + format;
};

/** Says where a file comes from: a system whose exports are known, or a mapping of its columns. */
export function FileOrigin({ file, value, onChange }: FileOriginProps) {
  const texts = useMessages(importMessages);
  const mappingTexts = useMessages(mappingMessages);
  const { formats } = useMessages(jobMessages);
  const { modal } = App.useApp();
  const preview = usePreview(file, !/\.(?:jsonl|ndjson)$/i.test(file.name));
  const { data: mappings = [] } = useMappings();
  const [edited, setEdited] = useState<{ mapping: ImportMapping | undefined }>();
  const chosen = mappings.find(({ name }) => name === value.mapping);
  const remove = useAction({
    run: ({ id }: ImportMapping) => api.deleteImportMapping({ params: { id } }),
    changes: ['import-mappings'],
    doneText: mappingTexts.removed,
    onDone: () => onChange({ format: undefined, mapping: undefined }),
  });
  const { data } = preview;
  const [fitting] = data?.mappings ?? [];
  const isUnknown = data?.format === null && toValue(value) === undefined;
  const choose = (next: string | undefined) =>
    onChange({
      format: toOptions(formats).find((option) => FORMAT + option.value === next)?.value,
      mapping: next?.startsWith(MAPPING) ? next.slice(MAPPING.length) : undefined,
    });
  return (
    <>
      {preview.isLoading && <Skeleton active paragraph={{ rows: 1 }} title={false} />}
      {isUnknown && (
        <Form.Item>
          <Alert
            type="warning"
            showIcon
            title={mappingTexts.unknown}
            action={
              <Flex gap={8} wrap>
                {fitting !== undefined && (
                  <Button size="small" onClick={() => choose(MAPPING + fitting)}>
                    {formatMessage(mappingTexts.fits, { name: fitting })}
                  </Button>
                )}
                <Button
                  size="small"
                  type="primary"
                  onClick={() => setEdited({ mapping: undefined })}
                >
                  {mappingTexts.map}
                </Button>
              </Flex>
            }
          />
        </Form.Item>
      )}
      <Form.Item label={texts.format} htmlFor="import-format">
        <Flex gap={8} wrap>
          <Select
            id="import-format"
            style={{ flex: '1 1 200px' }}
            allowClear
            placeholder={data?.format ? formats[data.format] : texts.detected}
            value={toValue(value)}
            options={[
              {
                label: mappingTexts.systems,
                options: toOptions(formats).map((each) => ({
                  ...each,
                  value: FORMAT + each.value,
                })),
              },
              ...(mappings.length > 0
                ? [
                    {
                      label: mappingTexts.mappings,
                      options: mappings.map(({ name }) => ({ value: MAPPING + name, label: name })),
                    },
                  ]
                : []),
            ]}
            onChange={choose}
          />
          {data && chosen && (
            <>
              <Button onClick={() => setEdited({ mapping: chosen })}>{mappingTexts.edit}</Button>
              <Button
                danger
                loading={remove.isPending}
                onClick={() =>
                  modal.confirm({
                    title: formatMessage(mappingTexts.removeTitle, { name: chosen.name }),
                    content: mappingTexts.removeText,
                    okText: mappingTexts.remove,
                    onOk: () => remove.run(chosen),
                  })
                }
              >
                {mappingTexts.remove}
              </Button>
            </>
          )}
          {data && data.columns.length > 0 && !chosen && !isUnknown && (
            <Button onClick={() => setEdited({ mapping: undefined })}>{mappingTexts.map}</Button>
          )}
        </Flex>
      </Form.Item>
      {edited && data && (
        <MappingDialog
          file={data}
          fileName={file.name}
          mapping={edited.mapping}
          onSaved={(name) => {
            setEdited(undefined);
            choose(MAPPING + name);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
