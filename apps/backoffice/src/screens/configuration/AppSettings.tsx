import { Button, Card, Collapse, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useStaleWarning } from '../../form/useStaleWarning.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { usePermission } from '../../session/useOperator.ts';
import { configurationMessages } from './messages.ts';
import { parseValues } from './parse-values.ts';
import { ToggleFields, ValueFields } from './ShopFields.tsx';
import {
  listOtherValues,
  readShopValues,
  SHOP_TOGGLES,
  type ShopValues,
  writeShopValues,
} from './shop-values.ts';

export type Settings = AdminResponse<'listConfigurations'>[number];
type Changes = AdminRequest<'updateConfiguration'>['body'];

interface Values {
  toggles: Record<string, boolean>;
  values: ShopValues;
  others: string;
}

/** What the app of an environment sees that was never set. */
export const NEW_SETTINGS: Settings = {
  app: 'storefront',
  environment: 'production',
  toggles: {},
  configuration: {},
  version: 0,
};

/** The features and values of an app in one environment. */
export function AppSettings({ settings, reload }: { settings: Settings; reload(): void }) {
  const texts = useMessages(configurationMessages);
  const canWrite = usePermission('content:write');
  const [form] = Form.useForm<Values>();
  const [isChanged, setIsChanged] = useState(false);
  const warnOfStale = useStaleWarning(reload);
  useLeaveGuard(isChanged);
  const { app, environment, toggles, configuration, version } = settings;
  const save = useAction({
    run: ({ toggles: changed, values, others }: Values) => {
      // The server checks each value; here it only has to be an object.
      const merged = writeShopValues(values, parseValues(others) ?? {});
      const body: Changes = {
        toggles: { ...toggles, ...changed },
        configuration: merged as Changes['configuration'],
      };
      return api.updateConfiguration({ params: { app, environment }, body }, { version });
    },
    changes: ['configurations'],
    doneText: texts.saved,
    onDone: () => setIsChanged(false),
    onProblem: (error) => warnOfStale(error) || applyProblem(form, error),
  });
  const isObject = (_: unknown, text: string) =>
    parseValues(text) ? Promise.resolve() : Promise.reject(new Error(texts.notJson));
  const others = listOtherValues(configuration);
  return (
    <Card>
      <Form<Values>
        form={form}
        layout="vertical"
        disabled={!canWrite}
        initialValues={{
          toggles: { ...SHOP_TOGGLES, ...toggles },
          values: readShopValues(configuration),
          others: JSON.stringify(others, null, 2),
        }}
        onValuesChange={() => setIsChanged(true)}
        onFinish={save.run}
      >
        <h2 style={{ fontSize: 14, marginBlockStart: 0 }}>{texts.toggles}</h2>
        <ToggleFields names={Object.keys(toggles)} />
        <ValueFields />
        <Collapse
          ghost
          defaultActiveKey={Object.keys(others).length > 0 ? ['others'] : []}
          items={[
            {
              key: 'others',
              label: texts.otherValues,
              forceRender: true,
              children: (
                <Form.Item
                  name="others"
                  label={texts.otherValuesJson}
                  extra={texts.otherValuesHint}
                  rules={[{ validator: isObject }]}
                >
                  <Input.TextArea rows={8} spellCheck={false} style={{ fontFamily: 'monospace' }} />
                </Form.Item>
              ),
            },
          ]}
        />
        {canWrite && (
          <Flex gap={12} align="center" style={{ marginBlockStart: 16 }}>
            <Button type="primary" htmlType="submit" loading={save.isPending}>
              {texts.save}
            </Button>
            {texts.saveHint}
          </Flex>
        )}
      </Form>
    </Card>
  );
}
