import type { RehearsedProvider } from '@vitrine/contract/admin';
import { defineMessages, formatMessage, type MessagePair } from '@vitrine/kit';
import { Alert } from 'antd';
import { useMessages } from '../language/LanguageProvider.tsx';

const messages = defineMessages({
  title: [
    '演练中：{providers} 未使用正式地址',
    'A rehearsal: {providers} not at the vendor’s own address',
  ],
  hint: [
    '它们的结果都不是真实的：付款不是钱，短信不会送达，物流不是真的。开店前请取消这些地址设置',
    'Nothing that they answer is real: payments are no money, messages do not arrive, parcels do not move. Unset their addresses before the shop opens.',
  ],
  separator: ['、', ', '],
  providers: {
    alipay: ['支付宝', 'Alipay'],
    wechatPay: ['微信支付', 'WeChat Pay'],
    sms: ['短信', 'short messages'],
    kuaidi100: ['快递100', 'Kuaidi100'],
    push: ['App 推送', 'pushes of the app'],
  } satisfies Record<RehearsedProvider, MessagePair>,
});

/** Says that the answers of these providers are not real. */
export function RehearsalAlert({ providers }: { providers: readonly RehearsedProvider[] }) {
  const texts = useMessages(messages);
  const names = providers.map((name) => texts.providers[name]).join(texts.separator);
  return (
    <Alert
      banner
      type="error"
      title={formatMessage(texts.title, { providers: names })}
      description={texts.hint}
    />
  );
}
