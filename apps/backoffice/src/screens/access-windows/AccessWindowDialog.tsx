import { useQuery } from '@tanstack/react-query';
import { Form, Segmented, Select } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { pickText } from '../../catalogue/texts.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { TimeInput } from '../../form/TimeInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired } from '../../form/useRequired.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { ProductsInput } from '../../pickers/ProductsInput.tsx';
import { accessWindowsMessages } from './messages.ts';
import { useEarlyBenefits } from './useEarlyBenefits.ts';

export type AccessWindow = AdminResponse<'listAccessWindows'>['items'][number];

/** As many as one call takes. */
const MAX_PRODUCTS = 50;

interface WindowValues {
  kind: 'product' | 'sale';
  productIds?: readonly string[];
  saleId?: string;
  benefitCode: string;
  opensAt: string;
}

const toValues = ({ target, benefit, opensAt }: AccessWindow): WindowValues => ({
  ...{ kind: target.kind, benefitCode: benefit.code, opensAt },
});

/** The sales that are not over, as the options of a select. */
function useSaleOptions() {
  const { language } = useLanguage();
  const { data: sales = [] } = useQuery({
    queryKey: ['sales', 'all'],
    queryFn: ({ signal }) => api.listSales({}, { signal }),
  });
  return sales
    .filter(({ status }) => status !== 'ended')
    .map(({ id, name }) => ({ value: id, label: `${pickText(name, language)} · ${id}` }));
}

/** Which products open, or which sale. */
function TargetFields({ kind }: Pick<WindowValues, 'kind'>) {
  const texts = useMessages(accessWindowsMessages);
  const required = useRequired();
  const sales = useSaleOptions();
  return kind === 'sale' ? (
    <Form.Item name="saleId" label={texts.sale} extra={texts.saleHint} rules={required}>
      <Select showSearch={{ optionFilterProp: 'label' }} options={sales} />
    </Form.Item>
  ) : (
    <Form.Item name="productIds" label={texts.products} rules={required}>
      <ProductsInput max={MAX_PRODUCTS} isReadOnly={false} />
    </Form.Item>
  );
}

interface AccessWindowDialogProps {
  /** The window that is changed, or undefined for new ones. */
  window: AccessWindow | undefined;
  onClose(): void;
}

/** Opens products or a sale to members first, or changes when and to whom. */
export function AccessWindowDialog({ window, onClose }: AccessWindowDialogProps) {
  const texts = useMessages(accessWindowsMessages);
  const required = useRequired();
  const benefits = useEarlyBenefits();
  const [form] = Form.useForm<WindowValues>();
  const kind = Form.useWatch('kind', form) ?? 'product';
  const fresh = useFreshRow<AccessWindow, WindowValues>({
    row: window,
    form,
    list: 'access-windows',
    read: async ({ id }) =>
      (await api.listAccessWindows({ query: { size: 200 } })).items.find((row) => row.id === id),
    toValues,
  });
  const save = useAction({
    run: async ({ productIds = [], saleId, benefitCode, opensAt }: WindowValues, options) => {
      const { row } = fresh;
      const change = { benefitCode, opensAt };
      if (row)
        return api.updateAccessWindow(
          { params: { id: row.id }, body: change },
          { version: row.version },
        );
      const target = kind === 'sale' ? { saleId: saleId ?? null } : { productIds: [...productIds] };
      return api.createAccessWindows({ body: { ...change, ...target } }, options);
    },
    changes: ['access-windows'],
    doneText: texts.saved,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal<WindowValues>
      isOpen
      width={760}
      title={window ? texts.editTitle : texts.add}
      form={form}
      initialValues={window ? toValues(window) : { kind: 'product' }}
      okText={texts.save}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={(values) => save.run(values)}
      onClose={onClose}
    >
      {window ? (
        <p>{window.target.name}</p>
      ) : (
        <>
          <Form.Item name="kind" label={texts.kind}>
            <Segmented options={toOptions(texts.kinds)} />
          </Form.Item>
          <TargetFields kind={kind} />
        </>
      )}
      <Form.Item
        name="benefitCode"
        label={texts.benefit}
        extra={texts.benefitHint}
        rules={required}
      >
        <Select options={benefits} notFoundContent={texts.noBenefits} />
      </Form.Item>
      <Form.Item
        name="opensAt"
        label={texts.opensAt}
        extra={texts.opensAtHint}
        rules={[
          ...required,
          {
            validator: (_, time?: string) =>
              time && Date.parse(time) <= Date.now()
                ? Promise.reject(new Error(texts.inThePast))
                : Promise.resolve(),
          },
        ]}
      >
        <TimeInput />
      </Form.Item>
    </FormModal>
  );
}
