import { useQueryClient } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useStaleWarning } from '../../form/useStaleWarning.ts';
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

export function SynonymDialog({ synonym, onClose }: SynonymDialogProps) {
  const texts = useMessages(searchWordsMessages);
  const required = useRequired();
  const [form] = Form.useForm<SynonymValues>();
  const client = useQueryClient();
  const warnOfStale = useStaleWarning(() => {
    void client.invalidateQueries({ queryKey: ['search-words'] });
    onClose();
  });
  const save = useAction({
    run: ({ words, alsoFind }: SynonymValues, options) => {
      const body = { words, alsoFind };
      return synonym
        ? api.updateSynonym({ params: { id: synonym.id }, body }, { version: synonym.version })
        : api.createSynonym({ body }, options);
    },
    changes: ['search-words'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => warnOfStale(error) || applyProblem(form, error),
  });
  return (
    <FormModal<SynonymValues>
      isOpen
      title={synonym ? texts.edit : texts.add}
      form={form}
      initialValues={synonym ?? { words: [], alsoFind: [] }}
      okText={texts.save}
      isPending={save.isPending}
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
