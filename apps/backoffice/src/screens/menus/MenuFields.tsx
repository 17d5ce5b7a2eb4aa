import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { Button, Checkbox, Empty, Flex, Form, Input } from 'antd';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useRequiredText, useShopPath } from '../../form/useRequired.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import styles from './Menus.module.css';
import { menusMessages } from './messages.ts';

const MAX_LINKS = 20;
const NEW_LINK = { text: {}, link: '/', isPromotion: false };

/** The links of one menu in their order. */
export function MenuFields({ name, isReadOnly }: { name: string; isReadOnly: boolean }) {
  const texts = useMessages(menusMessages);
  const requiredText = useRequiredText();
  const shopPath = useShopPath();
  return (
    <Form.List name={name}>
      {(fields, { add, remove, move }, { warnings }) => (
        <Flex vertical gap={12}>
          {fields.length === 0 && <Empty description={texts.first} />}
          {fields.map((field, index) => {
            const row = formatMessage(texts.row, { number: index + 1 });
            return (
              <fieldset key={field.key} className={styles.row} aria-label={row}>
                <Form.Item name={[field.name, 'text']} label={texts.text} rules={requiredText}>
                  <LocalisedInput label={texts.text} maxLength={60} />
                </Form.Item>
                <Form.Item
                  name={[field.name, 'link']}
                  label={texts.link}
                  tooltip={texts.linkHint}
                  rules={shopPath}
                >
                  <Input maxLength={300} />
                </Form.Item>
                <Form.Item
                  name={[field.name, 'isPromotion']}
                  valuePropName="checked"
                  className={styles.promotion ?? ''}
                >
                  <Checkbox>{texts.promotion}</Checkbox>
                </Form.Item>
                {!isReadOnly && (
                  <Flex gap={4} className={styles.buttons ?? ''}>
                    <Button
                      type="text"
                      icon={<ArrowUpOutlined />}
                      aria-label={`${texts.earlier} ${row}`}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <Button
                      type="text"
                      icon={<ArrowDownOutlined />}
                      aria-label={`${texts.later} ${row}`}
                      disabled={index === fields.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                    <Button
                      type="text"
                      icon={<DeleteOutlined />}
                      aria-label={`${texts.remove} ${row}`}
                      onClick={() => remove(index)}
                    />
                  </Flex>
                )}
              </fieldset>
            );
          })}
          {warnings.length > 0 && (
            <Form.Item style={{ margin: 0 }}>
              <Form.ErrorList warnings={warnings} />
            </Form.Item>
          )}
          {!isReadOnly && (
            <Button
              type="dashed"
              icon={<PlusOutlined aria-hidden />}
              disabled={fields.length >= MAX_LINKS}
              onClick={() => add(NEW_LINK)}
            >
              {texts.add}
            </Button>
          )}
        </Flex>
      )}
    </Form.List>
  );
}
