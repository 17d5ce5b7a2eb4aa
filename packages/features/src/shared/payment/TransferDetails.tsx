import type { TransferDetails as Details } from '@vitrine/contract';
import { formatExactPrice, formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '@vitrine/platform';
import { Box, cx, Heading, Hint, Paragraph } from '@vitrine/ui';
import { CopyButton } from '../copy/CopyButton.tsx';
import { formatDateTime } from '../dates/format-date.ts';
import * as spacing from '../layout/spacing.ts';
import { DescriptionList } from '../order/DescriptionList.tsx';
import { messages } from './messages.ts';

interface TransferDetailsProps {
  details: Details;
  amount: number;
  currency: string;
  expiresAt: string;
}

/** To which account the shopper transfers the exact amount, with what reference and until when. */
export function TransferDetails({ details, amount, currency, expiresAt }: TransferDetailsProps) {
  const t = useMessages(messages).transfer;
  const language = useLanguage();
  const price = formatExactPrice(amount, currency);
  const rows = [
    { key: 'holder', name: t.accountHolder, value: details.accountHolder },
    { key: 'bank', name: t.bank, value: details.bank },
    { key: 'account', name: t.accountNumber, value: details.accountNumber },
    { key: 'amount', name: t.amount, value: price, text: price.replace(/[^\d.]/g, '') },
    { key: 'reference', name: t.reference, value: details.reference },
  ];
  return (
    <Box as="section" className={cx(spacing.pt8, spacing.pb4)} aria-label={t.title}>
      <Heading>{t.title}</Heading>
      <Paragraph className={spacing.pt2}>{t.hint}</Paragraph>
      <Box className={spacing.pt4}>
        <DescriptionList
          items={rows.map(({ text, ...row }) => ({
            ...row,
            action: <CopyButton text={text ?? row.value} subject={row.name} success={t.copied} />,
          }))}
        />
      </Box>
      {details.note && <Paragraph className={spacing.pt4}>{details.note}</Paragraph>}
      <Box className={spacing.pt4}>
        <Hint>{formatMessage(t.until, { time: formatDateTime(expiresAt, language) })}</Hint>
      </Box>
    </Box>
  );
}
