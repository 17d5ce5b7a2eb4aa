import { Alert, Button } from 'antd';
import { problemMessages } from '../api/messages.ts';
import { useProblemText } from '../api/useProblemText.ts';
import { useMessages } from '../language/LanguageProvider.tsx';

interface QueryFailureProps {
  query: { readonly error: unknown; refetch(): unknown };
  /** What could not be loaded. Default: words that fit anything. */
  title?: string;
}

/** Why a query failed, with a way to try again. */
export function QueryFailure({ query, title }: QueryFailureProps) {
  const texts = useMessages(problemMessages);
  const toText = useProblemText();
  return (
    <Alert
      type="error"
      showIcon
      title={title ?? texts.failed}
      description={toText(query.error)}
      action={<Button onClick={() => void query.refetch()}>{texts.retry}</Button>}
    />
  );
}
