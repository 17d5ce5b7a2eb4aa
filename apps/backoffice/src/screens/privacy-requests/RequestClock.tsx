import type { PrivacyRequest } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Tag } from 'antd';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { countDaysLeft } from './count-days-left.ts';
import { privacyMessages } from './messages.ts';

/** When few days are left, the request stands out. */
const URGENT_DAYS = 3;

/** The end of a request's legal time, and how much of it is left. */
export function RequestClock({ status, dueAt, isLate }: PrivacyRequest) {
  const texts = useMessages(privacyMessages);
  const format = useFormat();
  const days = countDaysLeft(dueAt, Date.now());
  const left = days === 0 ? texts.today : formatMessage(texts.daysLeft, { count: days });
  return (
    <>
      {format.date(dueAt)} {status === 'open' && isLate && <Tag color="red">{texts.isLate}</Tag>}
      {status === 'open' && !isLate && (
        <Tag color={days <= URGENT_DAYS ? 'orange' : 'default'}>{left}</Tag>
      )}
    </>
  );
}
