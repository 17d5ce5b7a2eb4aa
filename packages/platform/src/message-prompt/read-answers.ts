import type { MessageAnswer } from '../ports/message-prompt.ts';

type Result = Readonly<Record<string, unknown>>;

/** WeChat and Douyin answer by the template. One that is banned or filtered was never asked for. */
export const readAnswersByCode = (codes: readonly string[], result: Result): MessageAnswer[] =>
  codes.flatMap((templateCode): MessageAnswer[] => {
    const answer = String(result[templateCode] ?? '');
    if (answer.startsWith('accept')) return [{ templateCode, isAccepted: true }];
    return answer === 'reject' ? [{ templateCode, isAccepted: false }] : [];
  });

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Alipay answers by two lists. */
export function readAlipayAnswers(codes: readonly string[], { result }: Result): MessageAnswer[] {
  const { subscribeEntityIds, subscribedEntityIds, unsubscribedEntityIds } = Object(result);
  const accepted = toList(subscribeEntityIds ?? subscribedEntityIds);
  const refused = toList(unsubscribedEntityIds);
  return codes.flatMap((templateCode): MessageAnswer[] => {
    if (accepted.includes(templateCode)) return [{ templateCode, isAccepted: true }];
    return refused.includes(templateCode) ? [{ templateCode, isAccepted: false }] : [];
  });
}
