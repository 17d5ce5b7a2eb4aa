import type { Localised } from '@vitrine/kit';
import { Form } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import type { Category } from '../../catalogue/category-tree.ts';
import { toCatalogueText } from '../../catalogue/texts.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useRequiredText } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ImageKeyInput } from '../../pickers/ImageKeyInput.tsx';
import { categoriesMessages } from './messages.ts';

interface CategoryValues {
  name: Partial<Localised>;
  imageKey: string | null;
}

interface CategoryDialogProps {
  /** The category that is changed, or the parent of a new one. */
  category: Category;
  isNew: boolean;
  onClose(): void;
}

export function CategoryDialog({ category, isNew, onClose }: CategoryDialogProps) {
  const texts = useMessages(categoriesMessages);
  const required = useRequiredText();
  const [form] = Form.useForm<CategoryValues>();
  const { id, gender, version } = category;
  const save = useAction({
    run: ({ name, imageKey }: CategoryValues, options) => {
      const body = { name: toCatalogueText(name), imageKey: imageKey?.trim() || null };
      return isNew
        ? api.createCategory({ body: { ...body, parentId: id, gender } }, options)
        : api.updateCategory({ params: { id }, body }, { version });
    },
    changes: ['categories'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => applyProblem(form, error),
  });
  return (
    <FormModal<CategoryValues>
      isOpen
      title={isNew ? texts.add : texts.edit}
      form={form}
      initialValues={isNew ? {} : { name: category.name, imageKey: category.imageKey }}
      okText={texts.save}
      isPending={save.isPending}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name} rules={required}>
        <LocalisedInput label={texts.name} maxLength={60} />
      </Form.Item>
      <Form.Item name="imageKey" label={texts.imageKey} extra={texts.imageHint}>
        <ImageKeyInput label={texts.imageKey} />
      </Form.Item>
    </FormModal>
  );
}
