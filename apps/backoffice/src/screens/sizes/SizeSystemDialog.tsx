import type { Localised } from '@vitrine/kit';
import { Form, Input, InputNumber, Select } from 'antd';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { sizeChartNames } from '../../catalogue/names.ts';
import { toCatalogueText } from '../../catalogue/texts.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired, useRequiredText } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import type { SizeSystem } from './chart-rows.ts';
import { sizesMessages } from './messages.ts';

interface SizeSystemValues {
  code: string;
  name: Partial<Localised>;
  charts: SizeSystem['charts'];
  position: number;
}

const NEW: SizeSystemValues = { code: '', name: {}, charts: [], position: 100 };

interface SizeSystemDialogProps {
  /** The system that is changed, or undefined for a new one. */
  system: SizeSystem | undefined;
  onClose(): void;
}

export function SizeSystemDialog({ system, onClose }: SizeSystemDialogProps) {
  const texts = useMessages(sizesMessages);
  const required = useRequired();
  const requiredText = useRequiredText();
  const charts = useMessages(sizeChartNames);
  const [form] = Form.useForm<SizeSystemValues>();
  const fresh = useFreshRow({
    row: system,
    form,
    list: 'size-systems',
    read: async ({ code }) => (await api.listSizeSystems()).find((row) => row.code === code),
    toValues: (row) => row as SizeSystemValues,
  });
  const { row } = fresh;
  const save = useAction({
    run: ({ code, name, ...rest }: SizeSystemValues, options) => {
      const body = { ...rest, name: toCatalogueText(name) };
      return row
        ? api.updateSizeSystem({ params: { code: row.code }, body }, { version: row.version })
        : api.createSizeSystem({ body: { ...body, code } }, options);
    },
    changes: ['size-systems'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<SizeSystemValues>
      isOpen
      title={system ? `${texts.edit} ${system.code}` : texts.create}
      form={form}
      initialValues={system ?? NEW}
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      {!system && (
        <Form.Item
          name="code"
          label={texts.code}
          extra={texts.codeHint}
          rules={[...required, { pattern: /^[A-Za-z0-9][\w-]{0,19}$/, message: texts.codeWrong }]}
        >
          <Input maxLength={20} />
        </Form.Item>
      )}
      <Form.Item name="name" label={texts.name} rules={requiredText}>
        <LocalisedInput label={texts.name} maxLength={60} />
      </Form.Item>
      <Form.Item name="charts" label={texts.charts} extra={texts.chartsHint}>
        <Select mode="multiple" options={toOptions(charts)} />
      </Form.Item>
      <Form.Item name="position" label={texts.position} extra={texts.positionHint}>
        <InputNumber min={0} max={1_000_000} precision={0} />
      </Form.Item>
    </FormModal>
  );
}
