import { Form, Select } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { searchWordsMessages } from './messages.ts';

export type Synonym = AdminResponse<'listSynonyms'>[number];

interface SynonymValues {
  words: string[];
  alsoFind: string[];
}

interface SynonymDialogProps {
  /** The synonym that is changed, or undefined for a new one. */
  synonym: Synonym | undefined;
  onClose(): void;
}

const SEPARATORS = [',', '，', '、'];

const toValues = ({ words, alsoFind }: Synonym): SynonymValues => ({
  words: [...words],
  alsoFind: [...alsoFind],
});

export function SynonymDialog({ synonym, onClose }: SynonymDialogProps) {
  const texts = useMessages(searchWordsMessages);
  const required = useRequired();
  const [form] = Form.useForm<SynonymValues>();
  const fresh = useFreshRow({
    row: synonym,
    form,
    list: 'search-words',
    read: async ({ id }) => (await api.listSynonyms()).find((row) => row.id === id),
    toValues,
  });
  const save = useAction({
    run: ({ words, alsoFind }: SynonymValues, options) => {
      const body = { words, alsoFind };
      const { row } = fresh;
      return row
        ? api.updateSynonym({ params: { id: row.id }, body }, { version: row.version })
        : api.createSynonym({ body }, options);
    },
    changes: ['search-words'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<SynonymValues>
      isOpen
      title={synonym ? texts.edit : texts.add}
      form={form}
      initialValues={synonym ? toValues(synonym) : { words: [], alsoFind: [] }}
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      <Form.Item name="words" label={texts.words} rules={required}>
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={SEPARATORS} />
      </Form.Item>
      <Form.Item name="alsoFind" label={texts.alsoFind} extra={texts.alsoFindHint}>
        <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={SEPARATORS} />
      </Form.Item>
    </FormModal>
  );
}
