import { Form, Input, InputNumber } from 'antd';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired, useRequiredText } from '../../form/useRequired.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { pickText, toCatalogueText } from '../texts.ts';
import type { Term, TermValues, VocabularyKind } from './vocabulary-kind.ts';
import { vocabularyMessages } from './vocabulary-messages.ts';

const CODE = /^[A-Za-z0-9][\w-]{0,63}$/;

interface TermDialogProps<Own extends object> {
  kind: VocabularyKind<Own>;
  /** The term that is changed, or undefined for a new one. */
  term: (Term & Own) | undefined;
  /** The place of a new term. */
  nextPosition: number;
  onClose(): void;
}

export function TermDialog<Own extends object>({
  kind,
  term,
  nextPosition,
  onClose,
}: TermDialogProps<Own>) {
  type Values = TermValues & Own;
  const texts = useMessages(vocabularyMessages);
  const { language } = useLanguage();
  const required = useRequired();
  const requiredText = useRequiredText();
  const [form] = Form.useForm<Values>();
  const fresh = useFreshRow<Term & Own, Values>({
    row: term,
    form,
    list: kind.list,
    read: async ({ code }) => (await kind.read()).find((row) => row.code === code),
    toValues: (row) => row as Partial<Values>,
  });
  const { row } = fresh;
  const save = useAction({
    run: (values: Values, options) => {
      const body = { ...values, name: toCatalogueText(values.name) };
      return row
        ? kind.update(row.code, body, { version: row.version })
        : kind.create(body, options);
    },
    changes: [kind.list],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  const newValues = { code: '', name: {}, position: nextPosition, ...kind.newValues };
  return (
    <FormModal<Values>
      isOpen
      title={term ? pickText(term.name, language) : kind.createText}
      form={form}
      initialValues={(term ?? newValues) as Partial<Values>}
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      {!term && (
        <Form.Item
          name="code"
          label={texts.code}
          extra={texts.codeHint}
          rules={[...required, { pattern: CODE, message: texts.codeWrong }]}
        >
          <Input maxLength={64} />
        </Form.Item>
      )}
      <Form.Item name="name" label={texts.name} rules={requiredText}>
        <LocalisedInput label={texts.name} maxLength={60} />
      </Form.Item>
      {kind.fields}
      <Form.Item name="position" label={texts.position} extra={texts.positionHint}>
        <InputNumber min={0} max={1_000_000} precision={0} />
      </Form.Item>
    </FormModal>
  );
}
