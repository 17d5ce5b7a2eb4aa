import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Alert, Card, Col, Form, InputNumber, Radio, Row, Select } from 'antd';
import { useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { genderNames } from '../../catalogue/names.ts';
import { pickText } from '../../catalogue/texts.ts';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { ProductsInput } from '../../pickers/ProductsInput.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { selectionMessages } from './messages.ts';
import { RuleFields } from './RuleFields.tsx';
import { SelectionForm } from './SelectionForm.tsx';
import {
  NEW_SET,
  type SetValues,
  type ShopSet,
  toRule,
  toSetBody,
  toSetValues,
} from './set-values.ts';

const MAX_PRODUCTS = 2_000;
/** A set has its products by hand or by a rule. */
const TOGETHER = [['kind', 'productIds', 'rule']];

/** The products of a set: chosen by hand, or the filters that choose them. */
function ContentFields({ stored }: { stored: ShopSet | undefined }) {
  const texts = useMessages(selectionMessages);
  const kind = Form.useWatch<SetValues['kind']>('kind');
  const canWrite = useMayCall('updateSet');
  const count = stored?.productIds.length ?? 0;
  return (
    <Card title={texts.products}>
      <Form.Item
        name="kind"
        label={texts.kind}
        validateTrigger="onSubmit"
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, chosen: SetValues['kind']) =>
              chosen === 'hand' || toRule(getFieldValue('rule'))
                ? Promise.resolve()
                : Promise.reject(new Error(texts.noRule)),
          }),
        ]}
      >
        <Radio.Group
          optionType="button"
          options={[
            { value: 'hand', label: texts.byHand },
            { value: 'rule', label: texts.byRule },
          ]}
        />
      </Form.Item>
      {kind === 'rule' && count > 0 && (
        <Alert
          type="warning"
          showIcon
          title={formatMessage(texts.switchText, { count })}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      {kind === 'rule' && <RuleFields />}
      {kind === 'hand' && (
        <Form.Item name="productIds" style={{ margin: 0 }}>
          <ProductsInput max={MAX_PRODUCTS} isReadOnly={!canWrite} />
        </Form.Item>
      )}
    </Card>
  );
}

function SetForm({ stored }: { stored: ShopSet | undefined }) {
  const texts = useMessages(selectionMessages);
  const genders = useMessages(genderNames);
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const [form] = Form.useForm<SetValues>();
  const fresh = useFreshRow({
    row: stored,
    form,
    list: 'sets',
    read: ({ id }) => api.getSet({ params: { id } }),
    toValues: toSetValues,
    together: TOGETHER,
  });
  const { row } = fresh;
  return (
    <SelectionForm<SetValues, ShopSet>
      title={row ? pickText(row.name, language) : texts.newSet}
      backHref="/sets"
      call="updateSet"
      {...(row ? { shopHref: `/product/list?set=${row.id}` } : {})}
      form={form}
      initial={stored ? toSetValues(stored) : NEW_SET}
      fresh={fresh}
      changes="sets"
      save={(values, options) => {
        const body = toSetBody(values);
        return row
          ? api.updateSet({ params: { id: row.id }, body }, { version: row.version })
          : api.createSet({ body }, options);
      }}
      onSaved={({ id }) => !stored && navigate(`/sets/${id}`, { replace: true })}
    >
      <Card>
        <Row gutter={16}>
          <Col xs={24} md={12}>
            <Form.Item name="gender" label={texts.shownTo}>
              <Select allowClear placeholder={texts.anyGender} options={toOptions(genders)} />
            </Form.Item>
          </Col>
          <Col xs={24} md={12}>
            <Form.Item name="position" label={texts.position} extra={texts.positionHint}>
              <InputNumber min={0} max={1_000_000} precision={0} />
            </Form.Item>
          </Col>
        </Row>
      </Card>
      <ContentFields stored={row} />
    </SelectionForm>
  );
}

function StoredSet({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['sets', 'one', id],
    queryFn: () => api.getSet({ params: { id } }),
    // A form must not change under the hands of the operator.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return <QueryView query={query}>{(set) => <SetForm stored={set} />}</QueryView>;
}

/** One set with its products or its rule, or a new one. */
export function SetEditor() {
  const { id = 'new' } = useParams<{ id: string }>();
  return id === 'new' ? <SetForm stored={undefined} /> : <StoredSet key={id} id={id} />;
}
