import { Button, Card, Empty, Flex, Form, Input, Switch } from 'antd';
import type { AdminRequest, AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { usePermission } from '../../session/useOperator.ts';
import { configurationMessages } from './messages.ts';
import { parseValues } from './parse-values.ts';

type Settings = AdminResponse<'listConfigurations'>[number];
type Changes = AdminRequest<'updateConfiguration'>['body'];

interface Values {
  toggles: Record<string, boolean>;
  configuration: string;
}

function Toggles({ names }: { names: readonly string[] }) {
  const texts = useMessages(configurationMessages);
  if (names.length === 0) return texts.noToggles;
  return (
    <Flex gap={24} wrap>
      {names.map((name) => (
        <Form.Item key={name} name={['toggles', name]} label={name} valuePropName="checked">
          <Switch checkedChildren={texts.on} unCheckedChildren={texts.off} />
        </Form.Item>
      ))}
    </Flex>
  );
}

/** The features and values of an app in one environment. */
export function AppSettings({ settings }: { settings: Settings }) {
  const texts = useMessages(configurationMessages);
  const canWrite = usePermission('content:write');
  const [form] = Form.useForm<Values>();
  const { app, environment, toggles, configuration, version } = settings;
  const save = useAction({
    run: ({ toggles: changed = {}, configuration: text }: Values) => {
      // The server checks each value; here it only has to be an object.
      const values = (parseValues(text) ?? {}) as Changes['configuration'];
      const body = { toggles: changed, configuration: values };
      return api.updateConfiguration({ params: { app, environment }, body }, { version });
    },
    changes: ['configurations'],
    doneText: texts.saved,
    onProblem: (error) => applyProblem(form, error),
  });
  const isObject = (_: unknown, text: string) =>
    parseValues(text) ? Promise.resolve() : Promise.reject(new Error(texts.notJson));
  return (
    <Card title={<h2 style={{ fontSize: 16, margin: 0 }}>{`${app} · ${environment}`}</h2>}>
      <Form
        form={form}
        layout="vertical"
        disabled={!canWrite}
        initialValues={{ toggles, configuration: JSON.stringify(configuration, null, 2) }}
        onFinish={save.run}
      >
        <h3 style={{ fontSize: 14 }}>{texts.toggles}</h3>
        <Toggles names={Object.keys(toggles)} />
        <Form.Item
          name="configuration"
          label={texts.values}
          extra={texts.valuesHint}
          rules={[{ validator: isObject }]}
        >
          <Input.TextArea rows={10} spellCheck={false} style={{ fontFamily: 'monospace' }} />
        </Form.Item>
        {canWrite && (
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {texts.save}
          </Button>
        )}
      </Form>
    </Card>
  );
}

/** Shown while the shop has no settings. */
export function NoSettings() {
  return <Empty description={useMessages(configurationMessages).none} />;
}
