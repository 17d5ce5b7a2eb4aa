import { useQuery } from '@tanstack/react-query';
import { formatMessage } from '@vitrine/kit';
import { Alert, Button, Card, Flex, Table, Typography } from 'antd';
import { useState } from 'react';
import type { AdminResponse } from '../../../api/admin-api.ts';
import { api } from '../../../api/api.ts';
import { useLanguage, useMessages } from '../../../language/LanguageProvider.tsx';
import { useFormat } from '../../../language/useFormat.ts';
import { QueryView } from '../../../parts/QueryView.tsx';
import { itemsKey } from '../item-source.ts';
import { toolMessages } from './messages.ts';

type Odds = AdminResponse<'getLotteryOdds'>;

const TONES = { 'too-few-draws': 'info', 'as-expected': 'success', unlikely: 'error' } as const;

function Proof({ odds }: { odds: Odds }) {
  const { language } = useLanguage();
  const texts = useMessages(toolMessages);
  const format = useFormat();
  const columns = [
    {
      title: texts.prize,
      dataIndex: 'prizeId',
      render: (id: string | null) => id ?? texts.noPrize,
    },
    ...(['drawn', 'expected', 'given'] as const).map((key) => ({
      title: texts[key],
      dataIndex: key,
      align: 'right' as const,
      render: (value: number) => format.number(Math.round(value)),
    })),
  ];
  return (
    <Flex vertical gap={8}>
      <Alert
        type={TONES[odds.verdict]}
        showIcon
        title={texts.verdicts[odds.verdict]}
        description={odds.statement[language]}
      />
      <Table
        size="small"
        pagination={false}
        rowKey={({ prizeId }) => prizeId ?? ''}
        columns={columns}
        dataSource={odds.outcomes}
      />
      <Typography.Text type="secondary">
        {formatMessage(texts.draws, { count: odds.draws })};{' '}
        {formatMessage(texts.same, odds.recalculated)}
      </Typography.Text>
    </Flex>
  );
}

/** Whether a lottery kept its odds. It is calculated from every draw, so only when it is asked for. */
export function LotteryProof({ id }: { id: string }) {
  const texts = useMessages(toolMessages);
  const [isAsked, setIsAsked] = useState(false);
  const query = useQuery({
    queryKey: [itemsKey('lottery'), 'odds', id],
    queryFn: () => api.getLotteryOdds({ params: { id } }),
    enabled: isAsked,
  });
  return (
    <Card size="small" title={<h2 style={{ fontSize: 14, margin: 0 }}>{texts.proof}</h2>}>
      <Flex vertical gap={12} align="start">
        <Typography.Text>{texts.gonePrizes}</Typography.Text>
        {isAsked ? (
          <QueryView query={query}>{(odds) => <Proof odds={odds} />}</QueryView>
        ) : (
          <Button onClick={() => setIsAsked(true)}>{texts.showProof}</Button>
        )}
      </Flex>
    </Card>
  );
}
