import { ReloadOutlined } from '@ant-design/icons';
import type { Dashboard } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button, Flex } from 'antd';
import { useDashboard } from '../../dashboard/useDashboard.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { Attention } from './Attention.tsx';
import { LiveNow } from './LiveNow.tsx';
import { todayMessages } from './messages.ts';
import { Sales } from './Sales.tsx';
import { SetUpGuide } from './SetUpGuide.tsx';
import { StockAlarms } from './StockAlarms.tsx';
import styles from './Today.module.css';
import { Waiting } from './Waiting.tsx';

function Parts({ dashboard }: { dashboard: Dashboard }) {
  const { sales, waiting, stock, marketing, content, jobs } = dashboard;
  return (
    <Flex vertical gap={16}>
      {sales && <Sales sales={sales} />}
      <div className={styles.parts}>
        {sales && <Waiting waiting={waiting} />}
        <Attention dashboard={dashboard} />
        {stock && <StockAlarms stock={stock} />}
        {(marketing || content || jobs) && <LiveNow {...dashboard} />}
      </div>
    </Flex>
  );
}

/** Today at a glance: sales, what waits, what failed, what runs. The server leaves out what a role may not read. */
export function Today() {
  const texts = useMessages(todayMessages);
  const format = useFormat();
  const query = useDashboard();
  return (
    <Flex vertical gap={16}>
      <Flex gap={12} align="center">
        <h1 className={styles.title}>{texts.title}</h1>
        {query.data && (
          <span className={styles.small}>
            {formatMessage(texts.updated, { time: format.dateTime(query.data.at) })}
          </span>
        )}
        <Button
          icon={<ReloadOutlined />}
          aria-label={texts.refresh}
          loading={query.isRefetching}
          onClick={() => void query.refetch()}
        />
      </Flex>
      <SetUpGuide />
      <QueryView query={query}>{(dashboard) => <Parts dashboard={dashboard} />}</QueryView>
    </Flex>
  );
}
