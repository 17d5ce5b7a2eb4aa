import { useQuery } from '@tanstack/react-query';
import { errorCode } from '@vitrine/client';
import type { Gender } from '@vitrine/contract';
import type { Localised } from '@vitrine/kit';
import { Button, Card, Empty, Flex, Form, Tabs, Typography } from 'antd';
import { useState } from 'react';
import type { AdminResponse } from '../../api/admin-api.ts';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { genderNames } from '../../catalogue/names.ts';
import { toCatalogueText } from '../../catalogue/texts.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { FreshNotice } from '../../form/FreshNotice.tsx';
import { useFreshRow } from '../../form/useFreshRow.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useSaveKeys } from '../../form/useSaveKeys.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { NeededPermission } from '../../parts/NeededPermission.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { MenuFields } from './MenuFields.tsx';
import { menusMessages } from './messages.ts';

type ShopMenus = AdminResponse<'getMenus'>;

interface MenuLink {
  text?: Partial<Localised>;
  link: string;
  isPromotion?: boolean;
}

type MenuValues = Record<Gender, MenuLink[]>;

const toLinks = (links: readonly MenuLink[] = []) =>
  links.map(({ text, link, isPromotion = false }) => ({
    text: toCatalogueText(text),
    link: link.trim(),
    isPromotion,
  }));

const toValues = ({ women, men, kids }: ShopMenus): MenuValues => ({ women, men, kids });

function MenuForm({ menus }: { menus: ShopMenus }) {
  const texts = useMessages(menusMessages);
  const genders = useMessages(genderNames);
  const [form] = Form.useForm<MenuValues>();
  const canWrite = useMayCall('updateMenus');
  const [isChanged, setIsChanged] = useState(false);
  const [tab, setTab] = useState<string>('women');
  useLeaveGuard(isChanged);
  const fresh = useFreshRow({
    row: menus,
    form,
    list: 'menus',
    read: () => api.getMenus(),
    toValues,
    onClash: ([menu]) => setTab(String(menu)),
  });
  const { version } = fresh.row ?? menus;
  const save = useAction({
    run: ({ women, men, kids }: MenuValues) =>
      api.updateMenus(
        { body: { women: toLinks(women), men: toLinks(men), kids: toLinks(kids) } },
        { version },
      ),
    changes: ['menus'],
    doneText: texts.saved,
    onDone: (saved, sent) => setIsChanged(fresh.takeSaved(saved, sent)),
    onProblem: (error) => fresh.takeFresh(error) || applyProblem(form, error),
  });
  useSaveKeys(() => canWrite && form.submit());
  return (
    <Form<MenuValues>
      form={form}
      layout="vertical"
      disabled={!canWrite}
      initialValues={toValues(menus)}
      onValuesChange={() => setIsChanged(true)}
      onFinish={() => save.run(form.getFieldsValue(true))}
      // The first field with a fault may stand in another tab.
      onFinishFailed={({ errorFields: [first] }) => first && setTab(String(first.name[0]))}
    >
      <Flex vertical gap={16}>
        <Card>
          <Tabs
            activeKey={tab}
            onChange={setTab}
            items={toOptions(genders).map(({ value, label }) => ({
              key: value,
              label,
              forceRender: true,
              children: <MenuFields name={value} isReadOnly={!canWrite} />,
            }))}
          />
        </Card>
        <FreshNotice text={fresh.notice} />
        {!canWrite && <NeededPermission permission="content:publish" />}
        {canWrite && (
          <Flex gap={12} align="center">
            <Button type="primary" htmlType="submit" loading={save.isPending || fresh.isReading}>
              {texts.save}
            </Button>
            {isChanged && <Typography.Text type="secondary">{texts.unsaved}</Typography.Text>}
          </Flex>
        )}
      </Flex>
    </Form>
  );
}

/** The links in the header of the shop. */
export function Menus() {
  const texts = useMessages(menusMessages);
  const query = useQuery({
    queryKey: ['menus'],
    queryFn: () => api.getMenus(),
    // A form must not change under the hands of the operator.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const isMissing = query.isError && errorCode(query.error) === 'not-found';
  return (
    <Flex vertical gap={16}>
      <h1 style={{ fontSize: 20, margin: 0 }}>{texts.title}</h1>
      <Typography.Text type="secondary">{texts.hint}</Typography.Text>
      {isMissing ? (
        <Card>
          <Empty description={texts.none}>
            <Typography.Text type="secondary">{texts.noneHint}</Typography.Text>
          </Empty>
        </Card>
      ) : (
        <QueryView query={query}>{(menus) => <MenuForm menus={menus} />}</QueryView>
      )}
    </Flex>
  );
}
