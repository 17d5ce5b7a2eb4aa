import { Button, Card, Flex, Form, Typography } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { CustomsFields } from '../../catalogue/CustomsFields.tsx';
import { customsMessages } from '../../catalogue/customs-messages.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FreshNotice } from '../../form/FreshNotice.tsx';
import { isSaveKey } from '../../form/is-save-key.ts';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { FactFields } from './FactFields.tsx';
import { measurementMessages } from './measurement-messages.ts';
import { productMessages } from './messages.ts';
import {
  NEW_PRODUCT,
  type Product,
  type ProductValues,
  toProductBody,
  toProductValues,
} from './product-values.ts';
import { SizingFields } from './SizingFields.tsx';
import { TextFields } from './TextFields.tsx';

interface ProductFormProps {
  /** The product that is edited, or undefined for a new one. */
  product: Product | undefined;
  isReadOnly: boolean;
  /** Takes the product as the server has it now. */
  store(product: Product): void;
}

/** The columns of a table of measurements belong to its rows. */
const TOGETHER = [['measurements']];

function create(values: ProductValues, options: { idempotencyKey: string }) {
  const { externalId, ...fields } = toProductBody(values, undefined);
  return api.createProduct({ body: { ...fields, ...(externalId ? { externalId } : {}) } }, options);
}

const update = (values: ProductValues, product: Product) =>
  api.updateProduct(
    { params: { id: product.id }, body: toProductBody(values, product) },
    { version: product.version },
  );

async function readAgain({ id }: Product, store: ProductFormProps['store']) {
  const product = await api.getCatalogueProduct({ params: { id } });
  store(product);
  return product;
}

/** The texts and facts of a product. Ctrl+S saves them. */
export function ProductForm({ product, isReadOnly, store }: ProductFormProps) {
  const texts = useMessages(productMessages);
  const customsTexts = useMessages(customsMessages);
  const measurementTexts = useMessages(measurementMessages);
  const [form] = Form.useForm<ProductValues>();
  const [isChanged, setIsChanged] = useState(false);
  useLeaveGuard(isChanged);
  const fresh = useFreshRow({
    row: product,
    form,
    list: 'products',
    read: (row) => readAgain(row, store),
    toValues: toProductValues,
    together: TOGETHER,
  });
  const { row } = fresh;
  const save = useAction({
    run: (values: ProductValues, options) => (row ? update(values, row) : create(values, options)),
    changes: ['products', 'labels'],
    doneText: row ? texts.saved : texts.created,
    onDone: (saved, sent) => {
      // The guard must let go before the URL changes.
      flushSync(() => setIsChanged(fresh.takeSaved(saved, sent)));
      store(saved);
    },
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  return (
    <Form<ProductValues>
      form={form}
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      initialValues={product ? toProductValues(product) : NEW_PRODUCT}
      disabled={isReadOnly}
      onValuesChange={() => setIsChanged(true)}
      onFinish={() => save.run(form.getFieldsValue(true))}
      onKeyDown={(event) => {
        if (!isSaveKey(event)) return;
        event.preventDefault();
        form.submit();
      }}
    >
      <Flex vertical gap={16}>
        <TextFields />
        <Card title={texts.facts}>
          <FactFields />
        </Card>
        <Card title={customsTexts.title}>
          <CustomsFields of="product" />
        </Card>
        <Card title={measurementTexts.title}>
          <SizingFields isReadOnly={isReadOnly} />
        </Card>
        <FreshNotice text={fresh.notice} />
        {!isReadOnly && (
          <Flex gap={12} align="center">
            <Button type="primary" htmlType="submit" loading={save.isPending || fresh.isReading}>
              {row ? texts.save : texts.create}
            </Button>
            {isChanged && <Typography.Text type="secondary">{texts.unsaved}</Typography.Text>}
          </Flex>
        )}
      </Flex>
    </Form>
  );
}
