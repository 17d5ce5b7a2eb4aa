import {
  formatExactPrice,
  formatMessage,
  type Localised,
  type ShippingCountryCode,
  splitTaxes,
} from '@vitrine/kit';
import { Flex, Form, Input, InputNumber, Select, TreeSelect, Typography } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { toCatalogueText } from '../../catalogue/texts.ts';
import { useCatalogueOptions } from '../../catalogue/useCatalogue.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired, useRequiredText } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { dutyRatesMessages } from './messages.ts';
import { toPercent, toPerMille } from './per-mille.ts';
import { useCountryOptions } from './useCountryOptions.ts';

export type DutyRate = AdminResponse<'listDutyRates'>[number];

/** What a shopper pays in the example, in minor units. */
const EXAMPLE_AMOUNT = 100_000;

interface RateValues {
  categoryId: string;
  country: ShippingCountryCode;
  name: Partial<Localised>;
  duty: number | null;
  vat: number | null;
  source: Partial<Localised>;
  validFrom: string;
  validTo: string;
}

const NEW_VALUES = { country: 'CN', name: {}, source: {}, validFrom: '', validTo: '' } as const;

const toValues = (rate: DutyRate): RateValues => ({
  categoryId: rate.categoryId,
  country: rate.country as ShippingCountryCode,
  name: rate.name,
  duty: toPercent(rate.duty),
  vat: toPercent(rate.vat),
  source: rate.source,
  validFrom: rate.validFrom,
  validTo: rate.validTo ?? '',
});

const toBody = ({ duty, vat, name, source, validTo, ...rest }: RateValues) => ({
  ...rest,
  name: toCatalogueText(name),
  source: toCatalogueText(source),
  duty: toPerMille(duty ?? 0),
  vat: toPerMille(vat ?? 0),
  validTo: validTo || null,
});

/** What the rates in the form make of an amount. */
function Example({ duty, vat }: Partial<Pick<RateValues, 'duty' | 'vat'>>) {
  const texts = useMessages(dutyRatesMessages);
  if (typeof duty !== 'number' || typeof vat !== 'number') return null;
  const parts = splitTaxes(EXAMPLE_AMOUNT, { duty: toPerMille(duty), vat: toPerMille(vat) });
  return (
    <Typography.Paragraph type="secondary" role="status">
      {formatMessage(texts.example, {
        total: formatExactPrice(EXAMPLE_AMOUNT, 'CNY'),
        goods: formatExactPrice(parts.goods, 'CNY'),
        duty: formatExactPrice(parts.duty, 'CNY'),
        vat: formatExactPrice(parts.vat, 'CNY'),
      })}
    </Typography.Paragraph>
  );
}

interface DutyRateDialogProps {
  /** The rate that is changed, or undefined for a new one. */
  rate: DutyRate | undefined;
  onClose(): void;
}

/** Adds a rate, or changes and ends one. */
export function DutyRateDialog({ rate, onClose }: DutyRateDialogProps) {
  const texts = useMessages(dutyRatesMessages);
  const required = useRequired();
  const requiredText = useRequiredText();
  const countries = useCountryOptions();
  const { categoryTree } = useCatalogueOptions();
  const [form] = Form.useForm<RateValues>();
  const duty = Form.useWatch('duty', form);
  const vat = Form.useWatch('vat', form);
  const fresh = useFreshRow<DutyRate, RateValues>({
    row: rate,
    form,
    list: 'duty-rates',
    read: async ({ id }) => (await api.listDutyRates()).find((row) => row.id === id),
    toValues,
  });
  const save = useAction({
    run: (values: RateValues, options) => {
      const { row } = fresh;
      const body = toBody(values);
      return row
        ? api.updateDutyRate({ params: { id: row.id }, body }, { version: row.version })
        : api.createDutyRate({ body }, options);
    },
    changes: ['duty-rates'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<RateValues>
      isOpen
      title={rate ? texts.editTitle : texts.add}
      form={form}
      initialValues={rate ? toValues(rate) : NEW_VALUES}
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      <Form.Item
        name="categoryId"
        label={texts.category}
        extra={texts.categoryHint}
        rules={required}
      >
        <TreeSelect
          showSearch={{ treeNodeFilterProp: 'title' }}
          treeLine
          treeNodeLabelProp="title"
          treeData={categoryTree}
        />
      </Form.Item>
      <Form.Item name="country" label={texts.country} rules={required}>
        <Select options={countries} />
      </Form.Item>
      <Form.Item name="name" label={texts.name} rules={requiredText}>
        <LocalisedInput label={texts.name} maxLength={60} />
      </Form.Item>
      <Flex gap={16}>
        {(['duty', 'vat'] as const).map((key) => (
          <Form.Item key={key} name={key} label={texts[key]} rules={required}>
            <InputNumber min={0} max={100} precision={1} style={{ width: 160 }} />
          </Form.Item>
        ))}
      </Flex>
      <Example duty={duty ?? null} vat={vat ?? null} />
      <Form.Item name="source" label={texts.source} extra={texts.sourceHint} rules={requiredText}>
        <LocalisedInput label={texts.source} maxLength={200} />
      </Form.Item>
      <Form.Item name="validFrom" label={texts.validFrom} rules={required}>
        <Input type="date" />
      </Form.Item>
      <Form.Item
        name="validTo"
        label={texts.validTo}
        extra={texts.validToHint}
        dependencies={['validFrom']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, day?: string) =>
              day && day < getFieldValue('validFrom')
                ? Promise.reject(new Error(texts.endsFirst))
                : Promise.resolve(),
          }),
        ]}
      >
        <Input type="date" allowClear />
      </Form.Item>
    </FormModal>
  );
}
