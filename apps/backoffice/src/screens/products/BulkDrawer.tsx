import { formatMessage } from '@vitrine/kit';
import { App, Button, Drawer, Flex, Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { JobProgress } from '../../catalogue/JobProgress.tsx';
import { useLabels } from '../../catalogue/useCatalogue.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { focusWhenShown } from '../../parts/focus-when-shown.ts';
import { useMayCall } from '../../session/useOperator.ts';
import type { FilterValues } from '../../table/types.ts';
import { BulkFields } from './BulkFields.tsx';
import { BulkPreviewTable } from './BulkPreviewTable.tsx';
import {
  type BulkAction,
  type BulkValues,
  buildBulkChange,
  PRICE_ACTIONS,
  PRODUCT_ACTIONS,
  STOCK_ACTIONS,
} from './bulk-change.ts';
import { bulkMessages } from './messages.ts';
import { useBulkChange } from './useBulkChange.ts';

export interface BulkTarget {
  ids: string[];
  filter: FilterValues;
}

interface BulkDrawerProps {
  target: BulkTarget;
  onClose(): void;
}

/** The fields of the form by their paths in the request. */
const FIELD_NAMES = {
  'change.startsAt': 'period',
  'change.endsAt': 'period',
  'change.price.price': 'price',
  'change.price.percent': 'percent',
  'change.price.amount': 'amount',
  'change.quantity': 'quantity',
  'change.by': 'by',
};

type ScopeName = 'ids' | 'filter';

function useActionOptions() {
  const texts = useMessages(bulkMessages);
  const canWrite = useMayCall('changeProductsInBulk');
  const actions: readonly BulkAction[] = canWrite
    ? [...PRODUCT_ACTIONS, ...PRICE_ACTIONS, ...STOCK_ACTIONS]
    : STOCK_ACTIONS;
  return actions.map((value) => ({ value, label: texts.actions[value] }));
}

/** Chooses a change for many products, shows what it would do, and starts it as a job. */
export function BulkDrawer({ target, onClose }: BulkDrawerProps) {
  const texts = useMessages(bulkMessages);
  const { message } = App.useApp();
  const [form] = Form.useForm<BulkValues>();
  const values = Form.useWatch<Partial<BulkValues>>([], form) ?? {};
  const labels = useLabels().data ?? [];
  const hasFilter = Object.keys(target.filter).length > 0;
  const [scopeName, setScopeName] = useState<ScopeName>(target.ids.length > 0 ? 'ids' : 'filter');
  const bulk = useBulkChange((error) => applyProblem(form, error, FIELD_NAMES));
  const actions = useActionOptions();
  const tryChange = () => {
    const change = buildBulkChange(form.getFieldsValue(true), labels);
    if (!change) return void message.warning(texts.incomplete);
    const scope = scopeName === 'ids' ? { ids: target.ids } : { filter: target.filter };
    bulk.preview.run({ ...change, scope });
  };
  const scopes = [
    { value: 'ids' as const, label: formatMessage(texts.selected, { count: target.ids.length }) },
    { value: 'filter' as const, label: texts.matching },
  ].filter(({ value }) => (value === 'ids' ? target.ids.length > 0 : hasFilter));
  const { tried, jobId } = bulk;
  return (
    <Drawer open size={640} title={texts.title} onClose={onClose}>
      {jobId ? (
        <Flex vertical gap={16}>
          <JobProgress id={jobId} />
          <Flex gap={8}>
            <Button onClick={bulk.reset}>{texts.again}</Button>
            <Button type="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </Flex>
        </Flex>
      ) : (
        <Flex vertical gap={16}>
          <Form<BulkValues>
            form={form}
            layout="vertical"
            onValuesChange={bulk.forgetTrial}
            onFinish={tryChange}
          >
            <Form.Item label={texts.scope}>
              <Radio.Group
                value={scopeName}
                options={scopes}
                onChange={({ target: { value } }) => {
                  setScopeName(value as ScopeName);
                  bulk.forgetTrial();
                }}
              />
            </Form.Item>
            <Form.Item name="action" label={texts.change}>
              <Select ref={focusWhenShown} options={actions} />
            </Form.Item>
            <BulkFields values={values} />
            <Button
              htmlType="submit"
              type={tried ? 'default' : 'primary'}
              disabled={!values.action}
              loading={bulk.preview.isPending}
            >
              {texts.preview}
            </Button>
          </Form>
          {tried && (
            <>
              <BulkPreviewTable preview={tried.preview} />
              <Button
                type="primary"
                disabled={tried.preview.changed === 0}
                loading={bulk.start.isPending}
                onClick={() => bulk.start.run(tried.request)}
              >
                {tried.preview.changed === 0 ? texts.nothing : texts.start}
              </Button>
            </>
          )}
        </Flex>
      )}
    </Drawer>
  );
}
