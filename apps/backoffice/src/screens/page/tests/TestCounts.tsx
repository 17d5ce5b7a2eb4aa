import type { PageTest, PageTestCounts } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Alert, Button, Flex, Progress, Table, type TableColumnsType, Typography } from 'antd';
import { api } from '../../../api/api.ts';
import { useAction } from '../../../api/useAction.ts';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { useFormat } from '../../../language/useFormat.ts';
import { usePermission } from '../../../session/useOperator.ts';
import { targetMessages } from '../../pages/target-messages.ts';
import { describeVerdict } from './describe-counts.ts';
import { testMessages } from './messages.ts';
import styles from './Tests.module.css';

type ArmCounts = PageTestCounts['arms'][number];

const PERCENT = 100;
/** The same as of the bars in `Tests.module.css`. */
const COLOURS = { a: '#8c8c8c', b: '#722ed1' } as const;
const TYPES = {
  provisional: 'info',
  'split-suspicious': 'error',
  'a-wins': 'success',
  'b-wins': 'success',
  'no-difference': 'info',
} as const satisfies Record<PageTestCounts['verdict'], string>;

/** What the counts say, in words. */
export function TestVerdict({ counts, test }: { counts: PageTestCounts; test: PageTest }) {
  const texts = useMessages(testMessages);
  const format = useFormat();
  return (
    <Alert
      type={TYPES[counts.verdict]}
      showIcon
      title={texts.verdicts[counts.verdict]}
      description={describeVerdict(counts, test, texts, format)}
    />
  );
}

/** The interval of a rate on a scale that both arms share. */
function IntervalBar({ arm, scale }: { arm: ArmCounts; scale: number }) {
  const at = (share: number) => `${(share / scale) * PERCENT}%`;
  return (
    <div className={styles.scale} aria-hidden>
      <div
        className={styles[arm.arm]}
        style={{ insetInlineStart: at(arm.low), width: at(arm.high - arm.low) }}
      />
      <div className={styles.rate} style={{ insetInlineStart: at(arm.rate) }} />
    </div>
  );
}

function useColumns(scale: number): TableColumnsType<ArmCounts> {
  const texts = useMessages(testMessages);
  const { arms } = useMessages(targetMessages);
  const { number, percent } = useFormat();
  return [
    { key: 'arm', title: texts.arm, width: 90, render: (_, { arm }) => arms[arm] },
    {
      key: 'sessions',
      title: texts.sessions,
      align: 'right',
      width: 150,
      render: (_, { sessions }) => number(sessions),
    },
    {
      key: 'conversions',
      title: texts.conversions,
      align: 'right',
      width: 120,
      render: (_, { conversions }) => number(conversions),
    },
    {
      key: 'rate',
      title: texts.rate,
      align: 'right',
      width: 90,
      render: (_, { rate }) => <strong>{percent(rate)}</strong>,
    },
    {
      key: 'interval',
      title: texts.interval,
      render: (_, arm) => (
        <Flex gap={12} align="center">
          <span className={styles.interval}>
            {formatMessage(texts.range, { low: percent(arm.low), high: percent(arm.high) })}
          </span>
          <IntervalBar arm={arm} scale={scale} />
        </Flex>
      ),
    },
  ];
}

function SampleProgress({ counts, test }: { counts: PageTestCounts; test: PageTest }) {
  const texts = useMessages(testMessages);
  const { arms } = useMessages(targetMessages);
  const { number } = useFormat();
  return (
    <Flex gap={32} wrap>
      {counts.arms.map(({ arm, sessions }) => {
        const label = formatMessage(texts.progress, {
          ...{ arm: arms[arm], count: number(sessions), planned: number(test.plannedSample) },
        });
        return (
          <div key={arm} className={styles.progress}>
            <Typography.Text type="secondary">{label}</Typography.Text>
            <Progress
              aria-label={label}
              percent={Math.min(PERCENT, Math.floor((sessions / test.plannedSample) * PERCENT))}
              size="small"
              strokeColor={COLOURS[arm]}
            />
          </div>
        );
      })}
    </Flex>
  );
}

function CountsTable({ counts }: { counts: PageTestCounts }) {
  const scale = Math.max(...counts.arms.map(({ high }) => high));
  return (
    <Table<ArmCounts>
      rowKey="arm"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={useColumns(scale)}
      dataSource={counts.arms}
    />
  );
}

/** When the test was counted last, and how to count it now. */
function CountedAt({ countedAt, id }: { countedAt: string | null; id: string }) {
  const texts = useMessages(testMessages);
  const { dateTime } = useFormat();
  const canPublish = usePermission('content:publish');
  const count = useAction({
    run: (_: undefined, options) => api.countPageTest({ params: { id } }, options),
    changes: ['page-tests'],
  });
  return (
    <Flex gap={12} align="center" wrap>
      <Typography.Text type="secondary">
        {countedAt
          ? formatMessage(texts.countedAt, { time: dateTime(countedAt) })
          : texts.uncounted}
      </Typography.Text>
      {canPublish && (
        <Button size="small" loading={count.isPending} onClick={() => count.run(undefined)}>
          {texts.countNow}
        </Button>
      )}
    </Flex>
  );
}

/** The counts of a test: how far it is, the rate of each version, and what that means. */
export function TestCounts({ counts, test }: { counts: PageTestCounts; test: PageTest }) {
  const hasSessions = counts.arms.some(({ sessions }) => sessions > 0);
  return (
    <Flex vertical gap={16}>
      <SampleProgress counts={counts} test={test} />
      {hasSessions && (
        <>
          <TestVerdict counts={counts} test={test} />
          <CountsTable counts={counts} />
        </>
      )}
      {test.state === 'running' && <CountedAt countedAt={counts.countedAt} id={test.id} />}
    </Flex>
  );
}
