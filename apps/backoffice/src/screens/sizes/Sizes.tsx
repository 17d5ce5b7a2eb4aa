import { useQuery } from '@tanstack/react-query';
import { Flex, Tabs, Typography } from 'antd';
import { api } from '../../api/api.ts';
import { sizeChartNames } from '../../catalogue/names.ts';
import { useSizeSystems } from '../../catalogue/useCatalogue.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { sizesMessages } from './messages.ts';
import { SizeChartGrid } from './SizeChartGrid.tsx';
import { SizeSystems } from './SizeSystems.tsx';

/** Size systems, and the charts that say which of their sizes are equal. */
export function Sizes() {
  const texts = useMessages(sizesMessages);
  const names = useMessages(sizeChartNames);
  const systems = useSizeSystems();
  const charts = useQuery({ queryKey: ['size-charts'], queryFn: () => api.listSizeCharts() });
  return (
    <Flex vertical gap={24}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      <QueryView query={systems}>
        {(rows) => (
          <>
            <SizeSystems systems={rows} />
            <section aria-label={texts.equal}>
              <h2 style={{ fontSize: 16, margin: '0 0 4px' }}>{texts.equal}</h2>
              <Typography.Text type="secondary">{texts.equalHint}</Typography.Text>
              <QueryView query={charts}>
                {(found) => (
                  <Tabs
                    items={found.map((chart) => ({
                      key: chart.code,
                      label: names[chart.code],
                      children: <SizeChartGrid chart={chart} systems={rows} />,
                    }))}
                  />
                )}
              </QueryView>
            </section>
          </>
        )}
      </QueryView>
    </Flex>
  );
}
