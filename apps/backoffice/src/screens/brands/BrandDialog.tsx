import type { Localised } from '@vitrine/kit';
import { Form, Input, InputNumber } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { loadAll } from '../../catalogue/load-all.ts';
import { toCatalogueText } from '../../catalogue/texts.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { brandsMessages } from './messages.ts';

export type Brand = AdminResponse<'listBrands'>['items'][number];

interface BrandValues {
  name: string;
  description: Partial<Localised>;
  position: number;
}

interface BrandDialogProps {
  /** The brand that is changed, or undefined for a new one. */
  brand: Brand | undefined;
  onClose(): void;
}

async function readAgain({ id }: Brand) {
  const brands = await loadAll((query) => api.listBrands({ query }));
  return brands.find((row) => row.id === id);
}

export function BrandDialog({ brand, onClose }: BrandDialogProps) {
  const texts = useMessages(brandsMessages);
  const required = useRequired();
  const [form] = Form.useForm<BrandValues>();
  const fresh = useFreshRow({
    row: brand,
    form,
    list: 'brands',
    read: readAgain,
    toValues: (row) => row as BrandValues,
  });
  const { row } = fresh;
  const save = useAction({
    run: ({ name, description, position }: BrandValues, options) => {
      const body = { name, description: toCatalogueText(description), position };
      return row
        ? api.updateBrand({ params: { id: row.id }, body }, { version: row.version })
        : api.createBrand({ body }, options);
    },
    changes: ['brands'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<BrandValues>
      isOpen
      title={brand?.name ?? texts.create}
      form={form}
      initialValues={brand ?? { name: '', description: {}, position: 0 }}
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      width={720}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      <Form.Item name="name" label={texts.name} rules={required}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="description" label={texts.description}>
        <LocalisedInput label={texts.description} rows={5} maxLength={2_000} />
      </Form.Item>
      <Form.Item name="position" label={texts.position} extra={texts.positionHint}>
        <InputNumber min={0} max={1_000_000} precision={0} />
      </Form.Item>
    </FormModal>
  );
}
