import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Button, Card, Flex, Progress, Typography } from 'antd';
import { useState } from 'react';
import type { AdminResponse } from '../../../api/admin-api.ts';
import { api } from '../../../api/api.ts';
import { useLanguage, useMessages } from '../../../language/LanguageProvider.tsx';
import { useFormat } from '../../../language/useFormat.ts';
import { QueryView } from '../../../parts/QueryView.tsx';
import { itemsKey } from '../item-source.ts';
import { toolMessages } from './messages.ts';
import { WrittenAnswers } from './WrittenAnswers.tsx';

type Result = AdminResponse<'getQuestionnaireResults'>['questions'][number];

function QuestionResult({ result, onRead }: { result: Result; onRead(): void }) {
  const { language } = useLanguage();
  const texts = useMessages(toolMessages);
  const format = useFormat();
  const { answered, average, choices } = result;
  return (
    <section>
      <Typography.Text strong>{result.text[language]}</Typography.Text>
      <div>
        <Typography.Text type="secondary">
          {formatMessage(texts.answered, { count: answered })}
          {average !== null &&
            ` · ${formatMessage(texts.average, { value: format.number(average) })}`}
        </Typography.Text>
      </div>
      {choices.map(({ id, text, count }) => (
        <div key={id}>
          {text[language] || id} · {format.number(count)}
          <Progress
            size="small"
            aria-label={text[language] || id}
            percent={answered > 0 ? Math.round((count / answered) * 100) : 0}
          />
        </div>
      ))}
      {result.kind === 'text' && answered > 0 && (
        <Button type="link" style={{ padding: 0 }} onClick={onRead}>
          {texts.written}
        </Button>
      )}
    </section>
  );
}

/** How often each answer to a questionnaire was given. */
export function QuestionnaireAnswers({ id }: { id: string }) {
  const texts = useMessages(toolMessages);
  const [questionId, setQuestionId] = useState<string | null>(null);
  const query = useQuery({
    queryKey: [itemsKey('questionnaire'), 'results', id],
    queryFn: () => api.getQuestionnaireResults({ params: { id } }),
  });
  return (
    <Card size="small" title={<h2 style={{ fontSize: 14, margin: 0 }}>{texts.results}</h2>}>
      <QueryView query={query}>
        {({ respondents, questions }) => (
          <Flex vertical gap={12}>
            <span>{formatMessage(texts.respondents, { count: respondents })}</span>
            {questions.map((result) => (
              <QuestionResult
                key={result.questionId}
                result={result}
                onRead={() => setQuestionId(result.questionId)}
              />
            ))}
          </Flex>
        )}
      </QueryView>
      {questionId !== null && (
        <WrittenAnswers id={id} questionId={questionId} onClose={() => setQuestionId(null)} />
      )}
    </Card>
  );
}
