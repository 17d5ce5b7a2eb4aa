import { CloseCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Card, type FormInstance, Typography } from 'antd';
import { findShownField, toFieldPath } from '../../form/apply-problem.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useFieldTexts } from './fields/useFieldTexts.ts';
import styles from './ItemForm.module.css';
import { createItemSource, itemsKey } from './item-source.ts';
import type { ItemType } from './item-types.ts';
import { marketingMessages } from './messages.ts';
import { nameField } from './name-field.ts';

interface ProblemListProps {
  type: ItemType;
  id: string;
  form: FormInstance;
}

function showField(form: FormInstance, field: string): void {
  const names = new Set(form.getFieldsError().map(({ name }) => name.join('.')));
  const found = findShownField(toFieldPath(field), (path) => names.has(path.join('.')));
  if (found) form.scrollToField(found, { focus: true, block: 'center' });
}

/** What an operator should correct; each problem leads to its field. */
export function ProblemList({ type, id, form }: ProblemListProps) {
  const { language } = useLanguage();
  const texts = useMessages(marketingMessages);
  const { toLabel } = useFieldTexts();
  const query = useQuery({
    queryKey: [itemsKey(type), 'check', id],
    queryFn: () => createItemSource(type).check(id),
  });
  return (
    <Card
      size="small"
      title={<h2 style={{ fontSize: 14, margin: 0 }}>{texts.problems}</h2>}
      extra={<Typography.Text type="secondary">{texts.checkHint}</Typography.Text>}
    >
      <QueryView query={query}>
        {({ problems }) =>
          problems.length === 0 ? (
            <Typography.Text type="success">{texts.noProblems}</Typography.Text>
          ) : (
            problems.map(({ code, severity, field, message }) => (
              <Button
                key={`${code} ${field}`}
                type="link"
                danger={severity === 'error'}
                className={styles.problem ?? ''}
                onClick={() => showField(form, field)}
              >
                {severity === 'error' ? (
                  <CloseCircleOutlined aria-label={texts.error} />
                ) : (
                  <WarningOutlined aria-label={texts.warning} />
                )}{' '}
                {nameField(type, field, toLabel)}: {message[language]}
              </Button>
            ))
          )
        }
      </QueryView>
    </Card>
  );
}
