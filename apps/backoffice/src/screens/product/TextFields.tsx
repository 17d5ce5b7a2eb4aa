import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Card, Flex, Form } from 'antd';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useOptionalText } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { productMessages } from './messages.ts';

interface TextListProps {
  name: string;
  title: string;
  addText: string;
  fields: readonly { key: string | null; label: string; maxLength: number }[];
}

/** Texts that a product has several of. */
function TextList({ name, title, addText, fields }: TextListProps) {
  const texts = useMessages(productMessages);
  const optionalText = useOptionalText();
  return (
    <Form.Item label={title}>
      <Form.List name={name}>
        {(rows, { add, remove }, { warnings }) => (
          <Flex vertical gap={8}>
            {rows.map((row) => (
              <Flex key={row.key} gap={8} align="start">
                <Flex vertical gap={4} style={{ flex: 1 }}>
                  {fields.map(({ key, label, maxLength }) => (
                    <Form.Item
                      key={key}
                      noStyle
                      name={key === null ? row.name : [row.name, key]}
                      rules={optionalText}
                    >
                      <LocalisedInput label={`${label} ${row.name + 1}`} maxLength={maxLength} />
                    </Form.Item>
                  ))}
                </Flex>
                <Button
                  icon={<DeleteOutlined />}
                  aria-label={`${texts.remove} ${title} ${row.name + 1}`}
                  onClick={() => remove(row.name)}
                />
              </Flex>
            ))}
            <Form.ErrorList warnings={warnings} />
            <Button icon={<PlusOutlined />} onClick={() => add({})}>
              {addText}
            </Button>
          </Flex>
        )}
      </Form.List>
    </Form.Item>
  );
}

/** What shoppers read about a product, in both languages side by side. */
export function TextFields() {
  const texts = useMessages(productMessages);
  const hasChinese = {
    validator: (_: unknown, value: { 'zh-CN'?: string } | undefined) =>
      value?.['zh-CN']?.trim() ? Promise.resolve() : Promise.reject(new Error(texts.required)),
  };
  return (
    <Card title={texts.texts}>
      <Form.Item name="name" label={texts.name} rules={[hasChinese]} required>
        <LocalisedInput label={texts.name} maxLength={160} />
      </Form.Item>
      <Form.Item name="description" label={texts.description}>
        <LocalisedInput label={texts.description} rows={6} maxLength={8_000} />
      </Form.Item>
      <Form.Item name="madeIn" label={texts.madeIn}>
        <LocalisedInput label={texts.madeIn} maxLength={80} />
      </Form.Item>
      <TextList
        name="compositions"
        title={texts.compositions}
        addText={texts.addComposition}
        fields={[
          { key: 'part', label: texts.part, maxLength: 60 },
          { key: 'material', label: texts.material, maxLength: 200 },
        ]}
      />
      <TextList
        name="care"
        title={texts.care}
        addText={texts.addCare}
        fields={[{ key: null, label: texts.careItem, maxLength: 200 }]}
      />
    </Card>
  );
}
