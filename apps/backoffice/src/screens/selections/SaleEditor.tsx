import { useQuery } from '@tanstack/react-query';
import type { Localised } from '@vitrine/kit';
import { Card, Form } from 'antd';
import { useLocation, useParams } from 'wouter';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { pickText, toCatalogueText, toFormText } from '../../catalogue/texts.ts';
import { type TimeRange, TimeRangeInput } from '../../form/TimeRangeInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { ProductsInput } from '../../pickers/ProductsInput.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { selectionMessages } from './messages.ts';
import { SaleCollisions } from './SaleCollisions.tsx';
import { SelectionForm } from './SelectionForm.tsx';

type Sale = AdminResponse<'getSale'>;

interface SaleValues {
  name: Partial<Localised>;
  description: Partial<Localised>;
  period: TimeRange;
  productIds: string[];
}

const MAX_PRODUCTS = 2_000;
const NEW_SALE: SaleValues = { name: {}, description: {}, period: [null, null], productIds: [] };

const toSaleValues = ({ name, description, startsAt, endsAt, productIds }: Sale): SaleValues => ({
  name: toFormText(name),
  description: toFormText(description),
  period: [startsAt, endsAt],
  productIds,
});

/** The form is sent only with both times. */
const toSaleBody = (values: SaleValues): AdminRequest<'createSale'>['body'] => ({
  name: toCatalogueText(values.name),
  description: toCatalogueText(values.description),
  startsAt: values.period[0] ?? '',
  endsAt: values.period[1] ?? '',
  productIds: values.productIds,
});

function SaleForm({ stored }: { stored: Sale | undefined }) {
  const texts = useMessages(selectionMessages);
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const [form] = Form.useForm<SaleValues>();
  const fresh = useFreshRow({
    row: stored,
    form,
    list: 'sales',
    read: ({ id }) => api.getSale({ params: { id } }),
    toValues: toSaleValues,
  });
  const { row } = fresh;
  const canWrite = useMayCall('updateSale');
  const period = Form.useWatch('period', form);
  const productIds = Form.useWatch('productIds', form);
  const requireBoth = (_rule: unknown, period?: TimeRange) =>
    period?.[0] && period[1] ? Promise.resolve() : Promise.reject(new Error(texts.periodRule));
  return (
    <SelectionForm<SaleValues, Sale>
      title={row ? pickText(row.name, language) : texts.newSale}
      backHref="/sales"
      call="updateSale"
      {...(row ? { shopHref: `/product/list?sale=${row.id}` } : {})}
      form={form}
      initial={stored ? toSaleValues(stored) : NEW_SALE}
      fresh={fresh}
      changes="sales"
      save={(values, options) => {
        const body = toSaleBody(values);
        return row
          ? api.updateSale({ params: { id: row.id }, body }, { version: row.version })
          : api.createSale({ body }, options);
      }}
      onSaved={({ id }) => !stored && navigate(`/sales/${id}`, { replace: true })}
      fieldNames={{ startsAt: 'period', endsAt: 'period' }}
    >
      <Card>
        <Form.Item
          name="period"
          label={texts.period}
          rules={[{ required: true, validator: requireBoth }]}
          style={{ margin: 0, maxWidth: 480 }}
        >
          <TimeRangeInput />
        </Form.Item>
      </Card>
      <SaleCollisions id={stored?.id} period={period} productIds={productIds} />
      <Card title={texts.products}>
        <Form.Item name="productIds" style={{ margin: 0 }}>
          <ProductsInput max={MAX_PRODUCTS} isReadOnly={!canWrite} />
        </Form.Item>
      </Card>
    </SelectionForm>
  );
}

function StoredSale({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ['sales', 'one', id],
    queryFn: () => api.getSale({ params: { id } }),
    // A form must not change under the hands of the operator.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return <QueryView query={query}>{(sale) => <SaleForm stored={sale} />}</QueryView>;
}

/** One sale with its time and its products, or a new one. */
export function SaleEditor() {
  const { id = 'new' } = useParams<{ id: string }>();
  return id === 'new' ? <SaleForm stored={undefined} /> : <StoredSale key={id} id={id} />;
}
