import { Checkbox, Form, InputNumber, Radio, Select } from 'antd';
import { pickText } from '../../catalogue/texts.ts';
import { useCatalogueOptions, useLabelOptions, useSets } from '../../catalogue/useCatalogue.ts';
import { MoneyInput } from '../../form/MoneyInput.tsx';
import { TimeRangeInput } from '../../form/TimeRangeInput.tsx';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import type { BulkAction, BulkValues } from './bulk-change.ts';
import { bulkMessages } from './messages.ts';

const MIN_AMOUNT = -1_000_000_000;

function PriceFields({ kind }: { kind: BulkValues['priceKind'] }) {
  const texts = useMessages(bulkMessages);
  return (
    <>
      <Form.Item name="priceKind" label={texts.priceKind} initialValue="exact">
        <Radio.Group options={toOptions(texts.kinds)} optionType="button" />
      </Form.Item>
      {(kind ?? 'exact') === 'exact' && (
        <Form.Item name="price" label={texts.price} initialValue={0}>
          <MoneyInput />
        </Form.Item>
      )}
      {kind === 'percent' && (
        <Form.Item name="percent" label={texts.percent} initialValue={-10}>
          <InputNumber min={-95} max={900} suffix="%" style={{ width: '100%' }} />
        </Form.Item>
      )}
      {kind === 'amount' && (
        <Form.Item name="amount" label={texts.amount} initialValue={0}>
          <MoneyInput min={MIN_AMOUNT} />
        </Form.Item>
      )}
      {(kind === 'percent' || kind === 'amount') && (
        <Form.Item name="from" label={texts.from} initialValue="price" extra={texts.rounding}>
          <Radio.Group options={toOptions(texts.froms)} />
        </Form.Item>
      )}
    </>
  );
}

function ReferenceField({ action }: { action: BulkAction }) {
  const texts = useMessages(bulkMessages);
  const { language } = useLanguage();
  const { brands, categories } = useCatalogueOptions();
  const labels = useLabelOptions() ?? [];
  const sets = useSets().data?.filter(({ rule }) => rule === null) ?? [];
  const setOptions = sets.map(({ id, name }) => ({ value: id, label: pickText(name, language) }));
  const fields = {
    'add-label': { name: 'labelId', label: texts.label, options: labels },
    'remove-label': { name: 'labelId', label: texts.label, options: labels },
    'add-to-set': { name: 'setId', label: texts.set, options: setOptions },
    'remove-from-set': { name: 'setId', label: texts.set, options: setOptions },
    'set-category': { name: 'categoryId', label: texts.category, options: categories },
    'set-brand': { name: 'brandId', label: texts.brand, options: brands },
  } as const;
  if (!(action in fields)) return null;
  const { name, label, options } = fields[action as keyof typeof fields];
  return (
    <Form.Item name={name} label={label}>
      <Select showSearch={{ optionFilterProp: 'label' }} options={[...options]} />
    </Form.Item>
  );
}

/** The fields that an action needs. */
export function BulkFields({ values }: { values: Partial<BulkValues> }) {
  const texts = useMessages(bulkMessages);
  const { action, priceKind } = values;
  if (!action) return null;
  if (action === 'set-stock')
    return (
      <Form.Item name="quantity" label={texts.quantity} initialValue={0}>
        <InputNumber min={0} max={1_000_000} precision={0} />
      </Form.Item>
    );
  if (action === 'adjust-stock')
    return (
      <Form.Item name="by" label={texts.by} initialValue={0}>
        <InputNumber min={-1_000_000} max={1_000_000} precision={0} />
      </Form.Item>
    );
  if (action === 'set-price')
    return (
      <>
        <PriceFields kind={priceKind} />
        <Form.Item name="raisesOriginalPrice" valuePropName="checked">
          <Checkbox>{texts.raises}</Checkbox>
        </Form.Item>
      </>
    );
  if (action === 'schedule-price')
    return (
      <>
        <PriceFields kind={priceKind} />
        <Form.Item name="period" label={texts.period}>
          <TimeRangeInput />
        </Form.Item>
      </>
    );
  return <ReferenceField action={action} />;
}
