import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  DeleteOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { Button, Card, Flex, Form } from 'antd';
import type { ReactNode } from 'react';
import type { FieldNode } from '../../../form/schema/describe-schema.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { createListItem } from './create-list-item.ts';
import type { FieldPlace } from './field-place.ts';
import styles from './fields.module.css';
import { fieldMessages } from './messages.ts';
import { useFieldTexts } from './useFieldTexts.ts';

interface FieldListProps extends FieldPlace {
  item: FieldNode;
  renderItem(place: FieldPlace): ReactNode;
}

/** A list whose items can be added, removed and moved. */
export function FieldList({ node, item, path, name, fullName, renderItem }: FieldListProps) {
  const texts = useMessages(fieldMessages);
  const { toLabel, toHint } = useFieldTexts();
  const label = toLabel(path);
  return (
    <Form.List name={name}>
      {(rows, { add, remove, move }, { errors }) => (
        <fieldset id={fullName.join('_')} tabIndex={-1} className={styles.list}>
          <legend>{label}</legend>
          <p className={styles.hint}>{toHint(path)}</p>
          <Flex vertical gap={8}>
            {rows.map((row, index) => {
              const title = `${label} ${index + 1}`;
              return (
                <Card
                  key={row.key}
                  size="small"
                  title={title}
                  extra={
                    <Flex gap={4}>
                      <Button
                        type="text"
                        disabled={index === 0}
                        aria-label={formatMessage(texts.up, { name: title })}
                        icon={<ArrowUpOutlined />}
                        onClick={() => move(index, index - 1)}
                      />
                      <Button
                        type="text"
                        disabled={index === rows.length - 1}
                        aria-label={formatMessage(texts.down, { name: title })}
                        icon={<ArrowDownOutlined />}
                        onClick={() => move(index, index + 1)}
                      />
                      <Button
                        type="text"
                        disabled={rows.length <= (node.min ?? 0)}
                        aria-label={formatMessage(texts.remove, { name: title })}
                        icon={<DeleteOutlined />}
                        onClick={() => remove(row.name)}
                      />
                    </Flex>
                  }
                >
                  {renderItem({
                    node: item,
                    path,
                    name: [row.name],
                    fullName: [...fullName, row.name],
                  })}
                </Card>
              );
            })}
            <Form.ErrorList errors={errors} />
            <Button
              type="dashed"
              icon={<PlusOutlined aria-hidden />}
              disabled={rows.length >= (node.max ?? Infinity)}
              onClick={() => add(createListItem(item))}
            >
              {formatMessage(texts.add, { name: label })}
            </Button>
          </Flex>
        </fieldset>
      )}
    </Form.List>
  );
}
