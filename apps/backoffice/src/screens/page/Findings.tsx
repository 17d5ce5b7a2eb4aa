import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Alert, Button, Spin } from 'antd';
import { useId } from 'react';
import { useProblemText } from '../../api/useProblemText.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import styles from './Findings.module.css';
import { pageMessages } from './messages.ts';

/** Something that is wrong with a page, or that its shoppers would miss. */
export interface Finding {
  readonly key: string;
  readonly text: string;
  readonly isError: boolean;
  /** A text or a picture of a template that was not replaced. */
  readonly isPlaceholder?: boolean;
  /** Leads to the place that has to be corrected. */
  readonly open?: () => void;
}

interface FindingsProps {
  check(): Promise<readonly Finding[]>;
}

/** What a page is checked for before it is published. */
export const Findings = ({ check }: FindingsProps) => (
  <div className={styles.findings}>
    <FindingList check={check} />
  </div>
);

function FindingList({ check }: FindingsProps) {
  const texts = useMessages(pageMessages);
  const toText = useProblemText();
  const query = useQuery({
    queryKey: ['page-findings', useId()],
    queryFn: check,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data: findings, error } = query;
  if (error)
    return (
      <Alert
        type="error"
        showIcon
        title={toText(error)}
        action={<Button onClick={() => void query.refetch()}>{texts.checkAgain}</Button>}
      />
    );
  if (!findings)
    return (
      <div role="status">
        <Spin size="small" /> {texts.checking}
      </div>
    );
  if (findings.length === 0) return <Alert type="success" showIcon title={texts.nothingFound} />;
  const hasError = findings.some(({ isError }) => isError);
  return (
    <Alert
      type={hasError ? 'error' : 'warning'}
      showIcon
      title={formatMessage(hasError ? texts.foundErrors : texts.found, { count: findings.length })}
      description={
        <ul className={styles.list}>
          {findings.map(({ key, text, open }) => (
            <li key={key}>
              {open ? (
                <Button type="link" onClick={open}>
                  {text}
                </Button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      }
    />
  );
}
