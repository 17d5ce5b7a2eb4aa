import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DISCOUNT_BANDS, formatMessage } from '@vitrine/kit';
import {
  Alert,
  Checkbox,
  Col,
  Flex,
  Form,
  InputNumber,
  Row,
  Select,
  TreeSelect,
  Typography,
} from 'antd';
import { type ReactNode, useEffect } from 'react';
import { api } from '../../api/api.ts';
import { genderNames, tagNames } from '../../catalogue/names.ts';
import { useCatalogueOptions } from '../../catalogue/useCatalogue.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { selectionMessages } from './messages.ts';
import { type RuleValues, toMatchQuery, toRule } from './set-values.ts';

const HALF = { xs: 24, md: 12 };
const QUARTER = { xs: 12, md: 6 };
const search = { optionFilterProp: 'label' };
const MAX_PRICE = 100_000;
const MAX_DAYS = 90;
const SEPARATORS = [',', '，', '、'];

/** How many products shoppers would see in the set now. */
function MatchCount() {
  const texts = useMessages(selectionMessages);
  const form = Form.useFormInstance();
  const rule = toRule(Form.useWatch<RuleValues>('rule'));
  const query = useQuery({
    queryKey: ['sets', 'matches', rule],
    queryFn: ({ signal }) =>
      api.countMatches({ query: rule ? toMatchQuery(rule) : {} }, { signal }),
    enabled: rule !== null,
    placeholderData: keepPreviousData,
  });
  const hasRule = rule !== null;
  useEffect(() => {
    if (hasRule) form.setFields([{ name: 'kind', errors: [] }]);
  }, [form, hasRule]);
  if (!rule || !query.data) return null;
  return (
    <Alert
      type={query.data.onSale > 0 ? 'success' : 'warning'}
      showIcon
      role="status"
      title={formatMessage(texts.matches, query.data)}
    />
  );
}

interface FilterProps {
  name: keyof RuleValues;
  label: string;
  children: ReactNode;
}

const Filter = ({ name, label, children }: FilterProps) => (
  <Form.Item name={['rule', name]} label={label}>
    {children}
  </Form.Item>
);

/** The filters that choose the products of a set. */
export function RuleFields() {
  const texts = useMessages(selectionMessages);
  const genders = useMessages(genderNames);
  const tags = useMessages(tagNames);
  const { brands, categoryTree, colours, attributes } = useCatalogueOptions();
  const many = { mode: 'multiple', allowClear: true, showSearch: search } as const;
  const discounts = DISCOUNT_BANDS.map((from, index) => {
    const to = DISCOUNT_BANDS[index + 1];
    const text = to === undefined ? texts.lastDiscount : texts.discount;
    return { value: String(from), label: formatMessage(text, { from, to: to ?? '' }) };
  });
  return (
    <Row gutter={16}>
      <Col span={24}>
        <Typography.Paragraph type="secondary">{texts.ruleHint}</Typography.Paragraph>
      </Col>
      <Col {...HALF}>
        <Filter name="categories" label={texts.categories}>
          <TreeSelect
            multiple
            allowClear
            showSearch={{ treeNodeFilterProp: 'title' }}
            treeLine
            treeNodeLabelProp="title"
            treeData={categoryTree}
          />
        </Filter>
      </Col>
      <Col {...HALF}>
        <Filter name="brands" label={texts.brands}>
          <Select {...many} options={brands} />
        </Filter>
      </Col>
      <Col {...HALF}>
        <Filter name="gender" label={texts.gender}>
          <Select allowClear options={toOptions(genders)} />
        </Filter>
      </Col>
      <Col {...HALF}>
        <Filter name="sizes" label={texts.sizes}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={SEPARATORS} />
        </Filter>
      </Col>
      <Col {...HALF}>
        <Filter name="colors" label={texts.colours}>
          <Select {...many} options={colours} />
        </Filter>
      </Col>
      <Col {...HALF}>
        <Filter name="attributes" label={texts.attributes}>
          <Select {...many} options={attributes} />
        </Filter>
      </Col>
      <Col {...HALF}>
        <Filter name="discounts" label={texts.discounts}>
          <Select {...many} options={discounts} />
        </Filter>
      </Col>
      <Col {...HALF}>
        <Filter name="tags" label={texts.tags}>
          <Select {...many} options={toOptions(tags)} />
        </Filter>
      </Col>
      <Col {...QUARTER}>
        <Filter name="price-min" label={texts.priceMin}>
          <InputNumber min={0} max={MAX_PRICE} precision={0} style={{ width: '100%' }} />
        </Filter>
      </Col>
      <Col {...QUARTER}>
        <Form.Item
          name={['rule', 'price-max']}
          label={texts.priceMax}
          dependencies={[['rule', 'price-min']]}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_, max: number | null) =>
                typeof max === 'number' && max < (getFieldValue(['rule', 'price-min']) ?? 0)
                  ? Promise.reject(new Error(texts.priceRule))
                  : Promise.resolve(),
            }),
          ]}
        >
          <InputNumber min={0} max={MAX_PRICE} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </Col>
      <Col {...QUARTER}>
        <Filter name="new-in-days" label={texts.newInDays}>
          <InputNumber min={1} max={MAX_DAYS} precision={0} style={{ width: '100%' }} />
        </Filter>
      </Col>
      <Col span={24}>
        <Flex gap={24} wrap>
          <Form.Item name={['rule', 'same-day-delivery']} valuePropName="checked" noStyle>
            <Checkbox>{texts.sameDay}</Checkbox>
          </Form.Item>
          <Form.Item name={['rule', 'reduced']} valuePropName="checked" noStyle>
            <Checkbox>{texts.reduced}</Checkbox>
          </Form.Item>
        </Flex>
      </Col>
      <Col span={24} style={{ marginBlockStart: 16 }}>
        <MatchCount />
      </Col>
    </Row>
  );
}
