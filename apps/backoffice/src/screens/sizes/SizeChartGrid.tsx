import { PlusOutlined } from '@ant-design/icons';
import { readFieldErrors } from '@vitrine/client';
import { Button, Flex, Form } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { HistoryButton } from '../../catalogue/history/HistoryButton.tsx';
import { FreshNotice } from '../../form/FreshNotice.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { ChartInput } from './ChartInput.tsx';
import type { ChartRow, SizeChart, SizeSystem } from './chart-rows.ts';
import { sizesMessages } from './messages.ts';

interface ChartValues {
  rows: ChartRow[];
}

const toValues = ({ rows }: SizeChart): ChartValues => ({ rows });

const readAgain = async ({ code }: SizeChart) =>
  (await api.listSizeCharts()).find((chart) => chart.code === code);

interface SizeChartGridProps {
  chart: SizeChart;
  systems: readonly SizeSystem[];
}

/** The equal sizes of one chart. */
export function SizeChartGrid({ chart, systems }: SizeChartGridProps) {
  const texts = useMessages(sizesMessages);
  const canWrite = useMayCall('updateSizeChart');
  const [form] = Form.useForm<ChartValues>();
  const [isChanged, setIsChanged] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  useLeaveGuard(isChanged);
  const fresh = useFreshRow({ row: chart, form, list: 'size-charts', read: readAgain, toValues });
  const { code, version } = fresh.row ?? chart;
  const markChanged = (isTyped: boolean) => {
    setIsChanged(isTyped);
    setErrors({});
  };
  const save = useAction({
    run: (body: ChartValues) => api.updateSizeChart({ params: { code }, body }, { version }),
    changes: ['size-charts'],
    doneText: texts.saved,
    onDone: (saved, sent) => setIsChanged(fresh.takeSaved(saved, sent)),
    onProblem: (error) => {
      const found = readFieldErrors(error);
      setErrors(found);
      return Object.keys(found).length > 0 || fresh.takeFresh(error);
    },
  });
  const add = () => {
    form.setFieldValue('rows', [...form.getFieldValue('rows'), {}]);
    markChanged(true);
  };
  const discard = () => {
    form.setFieldsValue(toValues(fresh.row ?? chart));
    markChanged(false);
  };
  return (
    <Form<ChartValues>
      form={form}
      // Enter in a cell must not save the chart.
      component={false}
      initialValues={toValues(chart)}
      onValuesChange={() => markChanged(true)}
      onFinish={() => save.run(form.getFieldsValue(true))}
    >
      <Flex vertical gap={12}>
        <Form.Item name="rows" style={{ margin: 0 }}>
          <ChartInput code={code} systems={systems} isReadOnly={!canWrite} errors={errors} />
        </Form.Item>
        <FreshNotice text={fresh.notice} />
        <Flex gap={8} wrap>
          {canWrite && (
            <Button icon={<PlusOutlined />} onClick={add}>
              {texts.add}
            </Button>
          )}
          {isChanged && (
            <>
              <Button
                type="primary"
                loading={save.isPending || fresh.isReading}
                onClick={form.submit}
              >
                {texts.save}
              </Button>
              <Button onClick={discard}>{texts.discard}</Button>
            </>
          )}
          <HistoryButton targetType="size-chart" targetId={code} />
        </Flex>
      </Flex>
    </Form>
  );
}
