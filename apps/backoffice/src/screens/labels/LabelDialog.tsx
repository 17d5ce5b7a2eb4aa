import type { Localised } from '@vitrine/kit';
import { Form, InputNumber } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { toCatalogueText } from '../../catalogue/texts.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useRequiredText } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { labelsMessages } from './messages.ts';

export type Label = AdminResponse<'listLabels'>[number];

interface LabelValues {
  name: Partial<Localised>;
  priority: number;
}

/** Renames a label on all its products. */
export function LabelDialog({ label, onClose }: { label: Label; onClose(): void }) {
  const texts = useMessages(labelsMessages);
  const required = useRequiredText();
  const [form] = Form.useForm<LabelValues>();
  const save = useAction({
    run: ({ name, priority }: LabelValues) =>
      api.updateLabel({
        params: { id: label.id },
        body: { name: toCatalogueText(name), priority },
      }),
    changes: ['labels', 'products', 'product'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal<LabelValues>
      isOpen
      title={texts.edit}
      form={form}
      initialValues={{ name: label.name, priority: label.priority }}
      okText={texts.save}
      isPending={save.isPending}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name} rules={required}>
        <LocalisedInput label={texts.name} maxLength={60} />
      </Form.Item>
      <Form.Item name="priority" label={texts.priority}>
        <InputNumber min={0} max={10_000} precision={0} />
      </Form.Item>
    </FormModal>
  );
}
