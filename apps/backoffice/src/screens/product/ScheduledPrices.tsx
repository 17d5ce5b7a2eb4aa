import { useQuery, useQueryClient } from '@tanstack/react-query';
import { newUuid } from '@vitrine/kit';
import { Button, Card, Flex, Form, Select, Table } from 'antd';
import { useRef } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { loadAll } from '../../catalogue/load-all.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { MoneyInput } from '../../form/MoneyInput.tsx';
import { type TimeRange, TimeRangeInput } from '../../form/TimeRangeInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { variantMessages } from './variant-messages.ts';
import type { Variant } from './variant-rows.ts';

interface Schedule {
  variantIds: string[];
  price: number;
  period: TimeRange;
}

function NewSchedule({ variants }: { variants: readonly Variant[] }) {
  const texts = useMessages(variantMessages);
  const [form] = Form.useForm<Schedule>();
  const client = useQueryClient();
  // A price whose answer was lost is tried again with its key, though fewer sizes are left by then.
  const lost = useRef({ request: '', idempotencyKey: '' });
  const create = useAction({
    run: async ({ variantIds, price, period: [startsAt, endsAt] }: Schedule) => {
      for (const [index, id] of variantIds.entries()) {
        const call = { params: { id }, body: { price, startsAt: startsAt ?? '', endsAt } };
        const request = JSON.stringify(call);
        if (lost.current.request !== request) lost.current = { request, idempotencyKey: newUuid() };
        await api.createScheduledPrice(call, { idempotencyKey: lost.current.idempotencyKey });
        lost.current = { request: '', idempotencyKey: '' };
        // After a refusal only the others are left to try.
        form.setFieldValue('variantIds', variantIds.slice(index + 1));
      }
    },
    changes: ['scheduled-prices', 'variants', 'products'],
    doneText: texts.created,
    onDone: () => form.resetFields(),
    onProblem: (error) => {
      void client.invalidateQueries({ queryKey: ['scheduled-prices'] });
      return applyProblem(form, error, { startsAt: 'period', endsAt: 'period' });
    },
  });
  const required = [{ required: true, message: texts.required }];
  const hasStart = {
    validator: (_: unknown, period: TimeRange | undefined) =>
      period?.[0] ? Promise.resolve() : Promise.reject(new Error(texts.required)),
  };
  return (
    <Form<Schedule>
      form={form}
      layout="inline"
      style={{ rowGap: 8 }}
      initialValues={{ variantIds: variants.map(({ id }) => id) }}
      onFinish={(values) => create.run(values)}
    >
      <Form.Item name="variantIds" label={texts.variants} rules={required}>
        <Select
          mode="multiple"
          maxTagCount={3}
          style={{ minWidth: 200 }}
          options={variants.map(({ id, size, scale, sku }) => ({
            value: id,
            label: `${scale} ${size} · ${sku}`.trim(),
          }))}
        />
      </Form.Item>
      <Form.Item name="price" label={texts.price} rules={required}>
        <MoneyInput />
      </Form.Item>
      <Form.Item name="period" label={texts.period} rules={[hasStart]}>
        <TimeRangeInput />
      </Form.Item>
      <Button htmlType="submit" loading={create.isPending}>
        {texts.create}
      </Button>
    </Form>
  );
}

interface ScheduledPricesProps {
  productId: string;
  variants: readonly Variant[];
}

/** Prices of a product with a beginning and an end. */
export function ScheduledPrices({ productId, variants }: ScheduledPricesProps) {
  const texts = useMessages(variantMessages);
  const format = useFormat();
  const canWrite = useMayCall('createScheduledPrice');
  const query = useQuery({
    queryKey: ['scheduled-prices', productId],
    queryFn: () => loadAll((page) => api.listScheduledPrices({ query: { ...page, productId } })),
  });
  const remove = useAction({
    run: (id: string) => api.deleteScheduledPrice({ params: { id } }),
    changes: ['scheduled-prices', 'variants', 'products'],
    doneText: texts.ended,
  });
  const sizes = new Map(variants.map(({ id, size, scale }) => [id, `${scale} ${size}`.trim()]));
  return (
    <Card title={texts.schedule}>
      <Flex vertical gap={16}>
        {canWrite && variants.length > 0 && <NewSchedule variants={variants} />}
        <QueryView query={query}>
          {(prices) => (
            <Table
              size="small"
              rowKey="id"
              dataSource={[...prices]}
              pagination={{ pageSize: 20, hideOnSinglePage: true }}
              locale={{ emptyText: texts.noSchedule }}
              columns={[
                { title: texts.variants, render: (_, { variantId }) => sizes.get(variantId) },
                { title: texts.price, render: (_, { price }) => format.price(price) },
                { title: texts.startsAt, render: (_, row) => format.dateTime(row.startsAt) },
                { title: texts.endsAt, render: (_, row) => format.dateTime(row.endsAt) },
                { title: texts.state, render: (_, { state }) => texts.states[state] },
                {
                  key: 'actions',
                  render: (_, { id, state }) =>
                    canWrite &&
                    state !== 'ended' && (
                      <Button
                        size="small"
                        loading={remove.isPending}
                        onClick={() => remove.run(id)}
                      >
                        {state === 'active' ? texts.end : texts.cancel}
                      </Button>
                    ),
                },
              ]}
            />
          )}
        </QueryView>
      </Flex>
    </Card>
  );
}
