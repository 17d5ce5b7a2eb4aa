import type { Fapiao } from '@vitrine/contract';
import { formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Button, cx, Row, Stack, Status, Text } from '@vitrine/ui';
import { CopyButton } from '../../../shared/copy/CopyButton.tsx';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import {
  DescriptionList,
  type DescriptionListItem,
} from '../../../shared/order/DescriptionList.tsx';
import { messages } from './messages.ts';
import { getFapiaoTone } from './rules.ts';

interface FapiaoCardProps {
  merchantName: string;
  fapiao: Fapiao;
  isPending: boolean;
  onChange(): void;
  onWithdraw(): void;
}

function Details({ fapiao }: { fapiao: Fapiao }) {
  const t = useMessages(messages);
  const line = (key: string, name: string, value: string | null): DescriptionListItem[] =>
    value === null ? [] : [{ key, name, value }];
  const { number } = fapiao;
  return (
    <DescriptionList
      items={[
        ...line('refused', t.refusedReason, fapiao.refusedReason),
        ...line('amount', t.amount, formatPrice(fapiao.amount)),
        ...line('title', t.to, fapiao.title),
        ...line('taxNumber', t.taxNumber, fapiao.taxNumber),
        ...line('email', t.email, fapiao.email),
        ...line('number', t.number, number).map((item) => ({
          ...item,
          action: <CopyButton text={number ?? ''} subject={t.number} success={t.numberCopied} />,
        })),
        ...line('issuedOn', t.issuedOn, fapiao.issuedOn),
        ...line('reversedOn', t.reversedOn, fapiao.reversedOn),
      ]}
    />
  );
}

/** The fapiao of one merchant: its state, what is in it and what can be done with it. */
export function FapiaoCard({
  merchantName,
  fapiao,
  isPending,
  onChange,
  onWithdraw,
}: FapiaoCardProps) {
  const t = useMessages(messages);
  const { fileUrl } = fapiao;
  return (
    <Stack
      as="section"
      gap={2}
      className={cx(layout.divided, spacing.pb6)}
      aria-label={merchantName}
    >
      <Row gap={3} isSpread>
        <Text as="h2" variant="brand">
          {merchantName}
        </Text>
        <Status tone={getFapiaoTone(fapiao.status)}>{t.statuses[fapiao.status]}</Status>
      </Row>
      <Details fapiao={fapiao} />
      {fileUrl && (
        <Row gap={3} className={layout.toEnd}>
          <CopyButton text={fileUrl} subject={t.link} success={t.linkCopied} />
          <Button small to={{ url: fileUrl }}>
            {t.download}
          </Button>
        </Row>
      )}
      {fapiao.canChange && (
        <Row gap={2} className={layout.toEnd}>
          <Button small variant="flat" hasPopup="dialog" loading={isPending} onPress={onWithdraw}>
            {t.withdraw}
          </Button>
          <Button small variant="outline" onPress={onChange}>
            {t.change}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
