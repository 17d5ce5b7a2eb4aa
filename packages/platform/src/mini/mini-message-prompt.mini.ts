import { requestSubscribeMessage } from '@tarojs/taro';
import { readAlipayAnswers, readAnswersByCode } from '../message-prompt/read-answers.ts';
import type { MiniProgramName } from '../platform-names.ts';
import type { MessagePromptPort } from '../ports/message-prompt.ts';

/** Alipay names the templates otherwise than WeChat and Douyin. */
const ask = (name: MiniProgramName, ids: string[]) =>
  requestSubscribeMessage(
    name === 'alimp' ? { entityIds: ids, tmplIds: [] } : { tmplIds: ids, entityIds: [] },
  );

export const createMiniMessagePrompt = (name: MiniProgramName): MessagePromptPort => ({
  vendor: name,
  // Not awaited before the call: the vendor counts only what a tap calls at once.
  async ask(templateCodes) {
    const read = name === 'alimp' ? readAlipayAnswers : readAnswersByCode;
    try {
      return read(templateCodes, { ...(await ask(name, [...templateCodes])) });
    } catch {
      // An old host has no prompt, and some shoppers have switched all messages off.
      return [];
    }
  },
});
