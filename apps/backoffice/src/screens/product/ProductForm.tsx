import { Button, Card, Flex, Form, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '../../api/useAction.ts';
import { CustomsFields } from '../../catalogue/CustomsFields.tsx';
import { customsMessages } from '../../catalogue/customs-messages.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { FactFields } from './FactFields.tsx';
import { measurementMessages } from './measurement-messages.ts';
import { productMessages } from './messages.ts';
import type { Product, ProductValues } from './product-values.ts';
import { SizingFields } from './SizingFields.tsx';
import { TextFields } from './TextFields.tsx';

interface ProductFormProps {
  initial: Partial<ProductValues>;
  isReadOnly: boolean;
  saveText: string;
  doneText: string;
  save(values: ProductValues, options: { idempotencyKey: string }): Promise<Product>;
  onSaved(product: Product): void;
  /** Handles a problem that concerns the whole product. */
  onProblem?(error: unknown): boolean;
  extra?: ReactNode;
}

/** The texts and facts of a product. Ctrl+S saves them. */
export function ProductForm(props: ProductFormProps) {
  const texts = useMessages(productMessages);
  const customsTexts = useMessages(customsMessages);
  const measurementTexts = useMessages(measurementMessages);
  const [form] = Form.useForm<ProductValues>();
  const [isChanged, setIsChanged] = useState(false);
  useLeaveGuard(isChanged);
  const save = useAction({
    run: props.save,
    changes: ['products', 'labels'],
    doneText: props.doneText,
    onDone: (product) => {
      // The guard must let go before the URL changes.
      flushSync(() => setIsChanged(false));
      props.onSaved(product);
    },
    onProblem: (error) => applyProblem(form, error) || (props.onProblem?.(error) ?? false),
  });
  return (
    <Form<ProductValues>
      form={form}
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      initialValues={props.initial}
      disabled={props.isReadOnly}
      onValuesChange={() => setIsChanged(true)}
      onFinish={() => save.run(form.getFieldsValue(true))}
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
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
          <SizingFields isReadOnly={props.isReadOnly} />
        </Card>
        {!props.isReadOnly && (
          <Flex gap={12} align="center">
            <Button type="primary" htmlType="submit" loading={save.isPending}>
              {props.saveText}
            </Button>
            {isChanged && <Typography.Text type="secondary">{texts.unsaved}</Typography.Text>}
          </Flex>
        )}
      </Flex>
    </Form>
  );
}
