import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Alert, Card, Flex, Input, Tag, Typography } from 'antd';
import { Link, useSearchParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { searchWordsMessages } from './messages.ts';

function TrialResult({ keyword }: { keyword: string }) {
  const texts = useMessages(searchWordsMessages);
  const query = useQuery({
    queryKey: ['search-words', 'trial', keyword],
    queryFn: ({ signal }) => api.trySearch({ query: { keyword } }, { signal }),
  });
  return (
    <QueryView query={query}>
      {({ redirect, correctedKeyword, count, terms, products }) => (
        <Flex vertical gap={8}>
          {redirect && <Alert title={formatMessage(texts.redirect, { url: redirect })} />}
          {correctedKeyword && (
            <Alert title={formatMessage(texts.corrected, { word: correctedKeyword })} />
          )}
          <Typography.Text strong role="status">
            {formatMessage(texts.count, { count })}
          </Typography.Text>
          <div>
            {terms.map(({ typed, alsoFound }) => (
              <Tag key={typed}>{[typed, ...alsoFound].join(' · ')}</Tag>
            ))}
          </div>
          {products.map(({ id, brand, name, inStock }) => (
            <Flex key={id} gap={8}>
              <Link href={`/products/${id}`}>
                {brand} · {name}
              </Link>
              <Tag>{inStock ? texts.inStock : texts.soldOut}</Tag>
            </Flex>
          ))}
        </Flex>
      )}
    </QueryView>
  );
}

/** What a search finds in the shop now, and why. */
export function SearchTrial() {
  const texts = useMessages(searchWordsMessages);
  const [params, setParams] = useSearchParams();
  const keyword = params.get('keyword') ?? '';
  return (
    <Card title={texts.trial}>
      <Flex vertical gap={12}>
        <Input.Search
          aria-label={texts.keyword}
          placeholder={texts.keyword}
          defaultValue={keyword}
          maxLength={60}
          enterButton={texts.trial}
          onSearch={(text) =>
            setParams(text.trim() ? { keyword: text.trim() } : {}, { replace: true })
          }
        />
        {keyword && <TrialResult keyword={keyword} />}
      </Flex>
    </Card>
  );
}
