import type { MappedColumn } from '@vitrine/contract/admin';
import { Form, Input } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { MappedColumnsInput } from './MappedColumnsInput.tsx';
import { mappingMessages } from './mapping-messages.ts';
import { hasKey } from './mapping-rules.ts';
import type { ImportMapping, ImportPreview } from './useMappings.ts';

interface MappingValues {
  name: string;
  columns: MappedColumn[];
}

interface MappingDialogProps {
  /** The file whose columns are mapped. */
  readonly file: ImportPreview;
  readonly fileName: string;
  /** The mapping that is changed, or undefined for a new one. */
  readonly mapping: ImportMapping | undefined;
  onSaved(name: string): void;
  onClose(): void;
}

const MAX_NAME = 60;

const toValues = ({ name, columns }: ImportMapping): MappingValues => ({ name, columns });

const toName = (fileName: string) => fileName.replace(/\.[^.]+$/, '').slice(0, MAX_NAME);

/** Says what the columns of a file are, and keeps it by a name. */
export function MappingDialog(props: MappingDialogProps) {
  const { file, fileName, mapping, onSaved, onClose } = props;
  const texts = useMessages(mappingMessages);
  const required = useRequired();
  const [form] = Form.useForm<MappingValues>();
  const fresh = useFreshRow<ImportMapping, MappingValues>({
    row: mapping,
    form,
    list: 'import-mappings',
    read: async ({ id }) => (await api.listImportMappings()).find((row) => row.id === id),
    toValues,
  });
  const save = useAction({
    run: (body: MappingValues, options) => {
      const { row } = fresh;
      return row
        ? api.updateImportMapping({ params: { id: row.id }, body }, { version: row.version })
        : api.createImportMapping({ body }, options);
    },
    changes: ['import-mappings'],
    doneText: texts.saved,
    onDone: ({ name }) => onSaved(name),
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<MappingValues>
      isOpen
      title={mapping ? texts.editTitle : texts.newTitle}
      form={form}
      initialValues={
        mapping ? toValues(mapping) : { name: toName(fileName), columns: file.proposal }
      }
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      width={760}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name} extra={texts.nameHint} rules={required}>
        <Input maxLength={MAX_NAME} />
      </Form.Item>
      <Form.Item
        name="columns"
        rules={[
          {
            validator: async (_, columns: MappedColumn[]) => {
              if (!hasKey(columns)) throw new Error(texts.needsKey);
            },
          },
        ]}
      >
        <MappedColumnsInput file={file.columns} />
      </Form.Item>
    </FormModal>
  );
}
