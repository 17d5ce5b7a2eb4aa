import { useQuery } from '@tanstack/react-query';
import type { FapiaoRequest, FapiaoTitleDetails } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Alert, Button, Descriptions, Drawer, Flex, Tag, Tooltip, Typography } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { FapiaoActions } from './FapiaoActions.tsx';
import { fapiaoMessages } from './messages.ts';
import { fapiaoKey } from './useFapiaoAction.ts';
import { FAPIAO_COLOURS } from './useFapiaoColumns.tsx';

type Shown = Readonly<{ shown: FapiaoRequest }>;

function Facts({ shown }: Shown) {
  const texts = useMessages(fapiaoMessages);
  const format = useFormat();
  const [full, setFull] = useState<FapiaoTitleDetails>();
  const canReveal = useMayCall('revealFapiaoTitle');
  const reveal = useAction<string, FapiaoTitleDetails>({
    run: (id) => api.revealFapiaoTitle({ params: { id } }),
    onDone: setFull,
  });
  const { title, taxNumber, email } = full ?? shown;
  const copyable = (text: string | null) =>
    text && <Typography.Text copyable={full !== undefined}>{text}</Typography.Text>;
  const facts = [
    [texts.merchant, shown.merchant.name],
    [texts.kind, texts.kinds[shown.titleKind]],
    [texts.titleOf, copyable(title)],
    [texts.taxNumber, copyable(taxNumber)],
    [texts.email, copyable(email)],
    [shown.number ? texts.amount : texts.amountDue, format.price(shown.amount, shown.currency)],
    [texts.requestedAt, format.dateTime(shown.requestedAt)],
    [texts.due, shown.dueAt && format.dateTime(shown.dueAt)],
    [texts.number, shown.number && <Typography.Text copyable>{shown.number}</Typography.Text>],
    [texts.issuedOn, shown.issuedOn],
    [texts.refusedReason, shown.refusedReason],
    [texts.reversalNumber, shown.reversalNumber],
    [texts.reversedOn, shown.reversedOn],
    [texts.reversalReason, shown.reversalReason && texts.reasons[shown.reversalReason]],
  ] as const;
  const items = facts.flatMap(([label, children]) =>
    children ? [{ key: label, label, children }] : [],
  );
  return (
    <>
      {canReveal && !full && (
        <Tooltip title={texts.revealHint}>
          <Button loading={reveal.isPending} onClick={() => reveal.run(shown.id)}>
            {texts.reveal}
          </Button>
        </Tooltip>
      )}
      <Descriptions size="small" column={1} items={items} />
    </>
  );
}

function FileLink({ shown: { id, file, url } }: Shown) {
  const texts = useMessages(fapiaoMessages);
  const canRead = useMayCall('downloadFapiaoFile');
  if (file === 'url' && url)
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {texts.openUrl}
      </a>
    );
  return file && canRead ? <a href={`/admin/api/v1/fapiao/${id}/file`}>{texts.download}</a> : null;
}

function Details({ shown }: Shown) {
  const texts = useMessages(fapiaoMessages);
  const format = useFormat();
  const values = {
    amount: format.price(shown.amount, shown.currency),
    due: format.price(shown.amountDue, shown.currency),
  };
  const isNothingDue = shown.status === 'requested' && shown.amountDue === 0;
  return (
    <Flex vertical gap={16} align="start">
      <Flex gap={8} align="center" wrap>
        <Tag color={FAPIAO_COLOURS[shown.status]}>{texts.statuses[shown.status]}</Tag>
        {shown.isOverdue && <Tag color="red">{texts.overdue}</Tag>}
        <Link href={`/orders/${shown.merchantOrderId}`}>
          {texts.order} {shown.orderNumber}
        </Link>
      </Flex>
      {shown.isToReverse && (
        <Alert type="warning" showIcon title={formatMessage(texts.toReverseHint, values)} />
      )}
      {isNothingDue && <Alert type="warning" showIcon title={texts.nothingDue} />}
      <FapiaoActions shown={shown} />
      <Facts shown={shown} />
      <FileLink shown={shown} />
    </Flex>
  );
}

/** One fapiao beside the list. */
export function FapiaoDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const texts = useMessages(fapiaoMessages);
  const query = useQuery({
    queryKey: fapiaoKey(id),
    queryFn: () => api.getFapiao({ params: { id } }),
  });
  return (
    <Drawer open size={560} title={`${texts.title} ${id}`} onClose={onClose}>
      <QueryView query={query}>{(shown) => <Details key={shown.id} shown={shown} />}</QueryView>
    </Drawer>
  );
}
