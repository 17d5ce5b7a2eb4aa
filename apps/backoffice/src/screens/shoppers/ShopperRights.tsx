import { formatMessage } from '@vitrine/kit';
import { Button, Card, Flex, Table, Tag, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { ReasonModal } from '../../parts/ReasonModal.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { BenefitDialog } from './BenefitDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { rightsMessages } from './rights-messages.ts';
import type { GivenBenefit, Overview } from './rights-values.ts';

function useUntilText() {
  const texts = useMessages(rightsMessages);
  const format = useFormat();
  return (until: string | null) => (until === null ? texts.noEnd : format.dateTime(until));
}

function Role({ role }: Pick<Overview, 'role'>) {
  const texts = useMessages(rightsMessages);
  const toUntil = useUntilText();
  const isPlain = role.name === 'shopper';
  return (
    <Flex gap={8} align="center" wrap>
      <span>{texts.role}</span>
      <Tag color={isPlain ? 'default' : 'gold'}>{texts.roles[role.name]}</Tag>
      {!isPlain && (
        <Typography.Text type="secondary">
          {formatMessage(texts.untilAndWhy, {
            until: toUntil(role.until),
            reason: role.reason ?? '–',
          })}
        </Typography.Text>
      )}
    </Flex>
  );
}

type Dialog = 'role' | 'new' | { readonly change: GivenBenefit } | { readonly end: GivenBenefit };

interface BenefitsProps {
  benefits: readonly GivenBenefit[];
  canWrite: boolean;
  onOpen(dialog: Dialog): void;
}

function Benefits({ benefits, canWrite, onOpen }: BenefitsProps) {
  const texts = useMessages(rightsMessages);
  const toUntil = useUntilText();
  return (
    <Table<GivenBenefit>
      size="small"
      rowKey="code"
      pagination={false}
      scroll={{ x: 640 }}
      dataSource={benefits}
      locale={{ emptyText: texts.noneGiven }}
      columns={[
        {
          title: texts.benefit,
          render: (_, { name, isOver }) => (
            <>
              {name} {isOver && <Tag>{texts.over}</Tag>}
            </>
          ),
        },
        { title: texts.until, render: (_, { until }) => toUntil(until) },
        { title: texts.reason, render: (_, { reason }) => reason ?? '–' },
        {
          key: 'actions',
          width: 190,
          render: (_, benefit) =>
            canWrite && (
              <Flex gap={8}>
                <Button
                  size="small"
                  aria-label={`${texts.change} ${benefit.name}`}
                  onClick={() => onOpen({ change: benefit })}
                >
                  {texts.change}
                </Button>
                <Button
                  size="small"
                  danger
                  aria-label={`${texts.end} ${benefit.name}`}
                  onClick={() => onOpen({ end: benefit })}
                >
                  {texts.end}
                </Button>
              </Flex>
            ),
        },
      ]}
    />
  );
}

/** The role of a shopper and what they were given beside their tier, with a way to change it. */
export function ShopperRights({ shopper }: { shopper: Overview }) {
  const texts = useMessages(rightsMessages);
  const canWrite = useMayCall('giveShopperBenefit') && shopper.erasedAt === null;
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const { id } = shopper;
  const changed = typeof dialog === 'object' && 'change' in dialog ? dialog.change : undefined;
  const ended = typeof dialog === 'object' && 'end' in dialog ? dialog.end : undefined;
  return (
    <Card
      size="small"
      title={<h2 style={{ fontSize: 14, margin: 0 }}>{texts.title}</h2>}
      extra={
        canWrite && (
          <Flex gap={8}>
            <Button size="small" onClick={() => setDialog('role')}>
              {texts.changeRole}
            </Button>
            <Button size="small" onClick={() => setDialog('new')}>
              {texts.giveBenefit}
            </Button>
          </Flex>
        )
      }
    >
      <Flex vertical gap={12}>
        <Role role={shopper.role} />
        <Benefits benefits={shopper.givenBenefits} canWrite={canWrite} onOpen={setDialog} />
      </Flex>
      {dialog === 'role' && <RoleDialog shopper={shopper} onClose={close} />}
      {(dialog === 'new' || changed) && (
        <BenefitDialog shopperId={id} given={changed} onClose={close} />
      )}
      <ReasonModal
        title={formatMessage(texts.endTitle, { name: ended?.name ?? '' })}
        okText={texts.end}
        isOpen={ended !== undefined}
        changes={['shopper']}
        doneText={texts.ended}
        run={(reason) =>
          api.endShopperBenefit({ params: { id, code: ended?.code ?? '' }, body: { reason } })
        }
        onClose={close}
      />
    </Card>
  );
}
