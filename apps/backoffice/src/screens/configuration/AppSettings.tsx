import { Alert, Button, Card, Collapse, ConfigProvider, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FreshNotice } from '../../form/FreshNotice.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { NeededPermission } from '../../parts/NeededPermission.tsx';
import { useMayCall, usePermission } from '../../session/useOperator.ts';
import { configurationMessages } from './messages.ts';
import { parseValues } from './parse-values.ts';
import { ToggleFields, ValueFields } from './ShopFields.tsx';
import {
  GENDERS,
  listOtherValues,
  readShopValues,
  replaceHomePages,
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

const toFormValues = ({ toggles, configuration }: Settings): Values => ({
  toggles: { ...SHOP_TOGGLES, ...toggles },
  values: readShopValues(configuration),
  others: JSON.stringify(listOtherValues(configuration), null, 2),
});

/** The fields of the values by their names in the request. */
const FIELDS = Object.fromEntries(
  [
    'sellers',
    'shippingCountries',
    'minimumAppVersion',
    ...GENDERS.map((each) => `homeContent.${each}`),
  ].map((name) => [`configuration.${name}`, `values.${name}`]),
);

async function readAgain({ app, environment }: Settings) {
  const all = await api.listConfigurations();
  return all.find((each) => each.app === app && each.environment === environment);
}

/** Says which of the fields an operator may change who is no owner. */
function OnlyHomePages({ canWrite }: { canWrite: boolean }) {
  const texts = useMessages(configurationMessages);
  if (!canWrite) return <NeededPermission permission="content:publish" />;
  return <Alert type="info" title={texts.onlyHomePages} style={{ marginBlockEnd: 16 }} />;
}

/** The features and values of an app in one environment. */
export function AppSettings({ settings }: { settings: Settings }) {
  const texts = useMessages(configurationMessages);
  const canWrite = useMayCall('updateConfiguration');
  const canSet = usePermission('settings:write');
  const [form] = Form.useForm<Values>();
  const [isChanged, setIsChanged] = useState(false);
  useLeaveGuard(isChanged);
  const fresh = useFreshRow({
    row: settings,
    form,
    list: 'configurations',
    read: readAgain,
    toValues: toFormValues,
  });
  const { app, environment, toggles, configuration, version } = fresh.row ?? settings;
  const save = useAction({
    run: ({ toggles: changed, values, others }: Values) => {
      // The server checks each value; here it only has to be an object.
      const merged = writeShopValues(values, parseValues(others) ?? {});
      const body = {
        toggles: canSet ? { ...toggles, ...changed } : toggles,
        configuration: canSet ? merged : replaceHomePages(configuration, merged),
      } as Changes;
      return api.updateConfiguration({ params: { app, environment }, body }, { version });
    },
    changes: ['configurations'],
    doneText: texts.saved,
    onDone: (saved, sent) => setIsChanged(fresh.takeSaved(saved, sent)),
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error, FIELDS),
  });
  const isObject = (_: unknown, text: string) =>
    parseValues(text) ? Promise.resolve() : Promise.reject(new Error(texts.notJson));
  const hasOthers = Object.keys(listOtherValues(configuration)).length > 0;
  return (
    <Card>
      <Form<Values>
        form={form}
        layout="vertical"
        disabled={!canWrite}
        initialValues={toFormValues(settings)}
        onValuesChange={() => setIsChanged(true)}
        onFinish={() => save.run(form.getFieldsValue(true))}
      >
        <h2 style={{ fontSize: 14, marginBlockStart: 0 }}>{texts.toggles}</h2>
        {!canSet && <OnlyHomePages canWrite={canWrite} />}
        <ConfigProvider componentDisabled={!canSet}>
          <ToggleFields names={Object.keys(toggles)} />
        </ConfigProvider>
        <ValueFields canSet={canSet} />
        <Collapse
          ghost
          defaultActiveKey={hasOthers ? ['others'] : []}
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
                  <Input.TextArea
                    disabled={!canSet}
                    rows={8}
                    spellCheck={false}
                    style={{ fontFamily: 'monospace' }}
                  />
                </Form.Item>
              ),
            },
          ]}
        />
        <FreshNotice text={fresh.notice} />
        {canWrite && (
          <Flex gap={12} align="center" style={{ marginBlockStart: 16 }}>
            <Button type="primary" htmlType="submit" loading={save.isPending || fresh.isReading}>
              {texts.save}
            </Button>
            {texts.saveHint}
          </Flex>
        )}
      </Form>
    </Card>
  );
}
