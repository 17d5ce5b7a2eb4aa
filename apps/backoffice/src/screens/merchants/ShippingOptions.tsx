import { SHIPPING_COUNTRY_CODES, type ShippingOrigin } from '@vitrine/kit';
import { Button, Card, Flex, Form, InputNumber, Select } from 'antd';
import { MoneyInput } from '../../form/MoneyInput.tsx';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { merchantMessages } from './messages.ts';

const MAX_DAYS = 90;
export const NEW_OPTION = {
  type: 'standard' as const,
  country: 'CN' as const,
  fee: 0,
  freeFrom: null,
  minDays: 3,
  maxDays: 7,
  states: null,
  shipsFrom: null,
};

function OptionFields({ name, onRemove }: { name: number; onRemove(): void }) {
  const texts = useMessages(merchantMessages);
  const rules = useRequired();
  const types = toOptions(texts.types);
  const countries = SHIPPING_COUNTRY_CODES.map((value) => ({ value, label: value }));
  return (
    <Card
      size="small"
      extra={
        <Button size="small" onClick={onRemove}>
          {texts.removeOption}
        </Button>
      }
    >
      <Flex gap={12} wrap>
        <Form.Item name={[name, 'type']} label={texts.type} rules={rules}>
          <Select options={types} style={{ width: 110 }} />
        </Form.Item>
        <Form.Item name={[name, 'country']} label={texts.destination} rules={rules}>
          <Select options={countries} style={{ width: 110 }} />
        </Form.Item>
        <Form.Item name={[name, 'fee']} label={texts.fee} rules={rules}>
          <MoneyInput />
        </Form.Item>
        <Form.Item name={[name, 'freeFrom']} label={texts.freeFrom}>
          <MoneyInput />
        </Form.Item>
        <Form.Item name={[name, 'minDays']} label={texts.minDays} rules={rules}>
          <InputNumber min={0} max={MAX_DAYS} precision={0} />
        </Form.Item>
        <Form.Item name={[name, 'maxDays']} label={texts.maxDays} rules={rules}>
          <InputNumber min={0} max={MAX_DAYS} precision={0} />
        </Form.Item>
        <Form.Item
          name={[name, 'states']}
          label={texts.states}
          extra={texts.statesHint}
          normalize={(codes: string[]) => (codes.length > 0 ? codes : null)}
          getValueProps={(codes: string[] | null) => ({ value: codes ?? [] })}
          style={{ flex: 1, minWidth: 220 }}
        >
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', '，', ' ']} />
        </Form.Item>
        <Form.Item
          name={[name, 'shipsFrom']}
          label={texts.shipsFrom}
          normalize={(origin?: ShippingOrigin) => origin ?? null}
        >
          <Select
            allowClear
            options={toOptions(texts.origins)}
            placeholder={texts.likeMerchant}
            style={{ width: 180 }}
          />
        </Form.Item>
      </Flex>
    </Card>
  );
}

/** How a merchant sends its parcels. */
export function ShippingOptions() {
  const texts = useMessages(merchantMessages);
  return (
    <Form.List name="shippingOptions">
      {(fields, { add, remove }) => (
        <Flex vertical gap={12}>
          <strong>{texts.options}</strong>
          {fields.map(({ key, name }) => (
            <OptionFields key={key} name={name} onRemove={() => remove(name)} />
          ))}
          <div>
            <Button onClick={() => add(NEW_OPTION)}>{texts.addOption}</Button>
          </div>
        </Flex>
      )}
    </Form.List>
  );
}
