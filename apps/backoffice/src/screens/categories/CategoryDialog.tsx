import type { Localised } from '@vitrine/kit';
import { Form } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { CustomsFields } from '../../catalogue/CustomsFields.tsx';
import type { Category } from '../../catalogue/category-tree.ts';
import { customsMessages } from '../../catalogue/customs-messages.ts';
import { type CustomsValues, toCustomsFacts } from '../../catalogue/customs-values.ts';
import { toCatalogueText } from '../../catalogue/texts.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequiredText } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { ImageKeyInput } from '../../pickers/ImageKeyInput.tsx';
import { categoriesMessages } from './messages.ts';

interface CategoryValues extends CustomsValues {
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
  const customsTexts = useMessages(customsMessages);
  const required = useRequiredText();
  const [form] = Form.useForm<CategoryValues>();
  const fresh = useFreshRow({
    row: category,
    form,
    list: 'categories',
    read: async ({ id }) => (await api.listCategories()).find((row) => row.id === id),
    toValues: (row) => row as CategoryValues,
  });
  const { id, gender } = category;
  const { version } = fresh.row ?? category;
  const save = useAction({
    run: ({ name, imageKey, ...customs }: CategoryValues, options) => {
      const body = {
        ...toCustomsFacts(customs),
        name: toCatalogueText(name),
        imageKey: imageKey?.trim() || null,
      };
      return isNew
        ? api.createCategory({ body: { ...body, parentId: id, gender } }, options)
        : api.updateCategory({ params: { id }, body }, { version });
    },
    changes: ['categories'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<CategoryValues>
      isOpen
      title={isNew ? texts.add : texts.edit}
      form={form}
      initialValues={isNew ? {} : category}
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name} rules={required}>
        <LocalisedInput label={texts.name} maxLength={60} />
      </Form.Item>
      <Form.Item name="imageKey" label={texts.imageKey} extra={texts.imageHint}>
        <ImageKeyInput label={texts.imageKey} />
      </Form.Item>
      <h3 style={{ fontSize: 14, margin: 0 }}>{customsTexts.title}</h3>
      <CustomsFields of="category" />
    </FormModal>
  );
}
