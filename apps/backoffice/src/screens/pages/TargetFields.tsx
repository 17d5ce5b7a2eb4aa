import { Form, Input, Select } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { FieldColumns } from './FieldColumns.tsx';
import { targetMessages } from './target-messages.ts';

const COUNTRY = /^[A-Z]{2}$/;
const MAX_BENEFIT = 64;

/** The fields of a form that choose whom a variant of a page is for. An empty one means everybody. */
export function TargetFields() {
  const texts = useMessages(targetMessages);
  return (
    <FieldColumns>
      <Form.Item name="platform" label={texts.platform}>
        <Select allowClear placeholder={texts.any} options={toOptions(texts.platforms)} />
      </Form.Item>
      <Form.Item name="visitor" label={texts.visitor} extra={texts.visitorHint}>
        <Select allowClear placeholder={texts.any} options={toOptions(texts.visitors)} />
      </Form.Item>
      <Form.Item name="gender" label={texts.gender}>
        <Select allowClear placeholder={texts.any} options={toOptions(texts.genders)} />
      </Form.Item>
      <Form.Item name="benefit" label={texts.benefit}>
        <Input allowClear placeholder={texts.any} maxLength={MAX_BENEFIT} />
      </Form.Item>
      <Form.Item
        name="country"
        label={texts.country}
        rules={[{ pattern: COUNTRY, message: texts.countryRule }]}
      >
        <Input allowClear placeholder={texts.any} maxLength={2} />
      </Form.Item>
    </FieldColumns>
  );
}
