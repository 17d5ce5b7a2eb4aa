import type { MerchantData } from '@vitrine/contract/admin';
import { Flex, Form, Input, InputNumber, Radio } from 'antd';
import type { AdminRequest } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FormModal } from '../../form/FormModal.tsx';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useRequired } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { merchantMessages } from './messages.ts';
import { NEW_OPTION, ShippingOptions } from './ShippingOptions.tsx';

type Values = AdminRequest<'createMerchant'>['body'];

const WIDTH = 880;

const saveMerchant = (body: Values, merchant?: MerchantData) =>
  merchant
    ? api.updateMerchant({ params: { id: merchant.id }, body }, { version: merchant.version })
    : api.createMerchant({ body });

function MerchantFields() {
  const texts = useMessages(merchantMessages);
  const rules = useRequired();
  return (
    <>
      <Flex gap={12}>
        <Form.Item name="name" label={texts.name} rules={rules} style={{ flex: 1 }}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="monogram" label={texts.monogram} rules={rules}>
          <Input maxLength={4} style={{ width: 90 }} />
        </Form.Item>
        <Form.Item name="foundedIn" label={texts.foundedIn} rules={rules}>
          <InputNumber min={1000} max={2100} precision={0} />
        </Form.Item>
      </Flex>
      <Form.Item name="city" label={texts.city} rules={rules}>
        <LocalisedInput label={texts.city} />
      </Form.Item>
      <Form.Item name="country" label={texts.country} rules={rules}>
        <LocalisedInput label={texts.country} />
      </Form.Item>
      <Form.Item name="description" label={texts.description} rules={rules}>
        <LocalisedInput label={texts.description} rows={3} />
      </Form.Item>
      <Form.Item name="shipsFrom" label={texts.shipsFrom} extra={texts.shipsFromHint} rules={rules}>
        <Radio.Group options={toOptions(texts.origins)} />
      </Form.Item>
      <ShippingOptions />
    </>
  );
}

interface MerchantFormProps {
  /** The merchant to change; without it a new one is created. */
  merchant?: MerchantData;
  onClose(): void;
}

/** Creates or changes a merchant with its shipping options. */
export function MerchantForm({ merchant, onClose }: MerchantFormProps) {
  const texts = useMessages(merchantMessages);
  const [form] = Form.useForm<Values>();
  const fresh = useFreshRow({
    row: merchant,
    form,
    list: 'merchants',
    read: ({ id }) => api.getMerchant({ params: { id } }),
    toValues: (row) => row as Values,
  });
  const save = useAction({
    run: (values: Values) => saveMerchant(values, fresh.row),
    changes: ['merchants'],
    doneText: merchant ? texts.saved : texts.created,
    onDone: onClose,
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <FormModal
      title={merchant?.name ?? texts.create}
      okText={merchant ? texts.save : texts.create}
      width={WIDTH}
      isOpen
      form={form}
      initialValues={merchant ?? { shipsFrom: 'domestic', shippingOptions: [NEW_OPTION] }}
      isPending={save.isPending || fresh.isReading}
      notice={fresh.notice}
      onFinish={save.run}
      onClose={onClose}
    >
      <MerchantFields />
    </FormModal>
  );
}
