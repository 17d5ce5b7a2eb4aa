/** The prompt of each vendor in which the shopper accepts single messages. */
import type { PlatformName } from '../platforms.ts';
import type { HostState } from '../state.ts';
import { createApi, type Options } from './callbacks.ts';

const MAX_TEMPLATES = 3;
const NAME = 'requestSubscribeMessage';

function readTemplates(platform: PlatformName, options: Options): string[] {
  const ids = platform === 'alipay' ? options.entityIds : options.tmplIds;
  if (!Array.isArray(ids) || ids.length === 0) throw new Error("TmplIds can't be empty");
  if (ids.length > MAX_TEMPLATES) throw new Error('Templates count out of max bounds');
  return ids.map(String);
}

function formatAnswers(platform: PlatformName, ids: string[], { answerMessage }: HostState) {
  if (platform !== 'alipay') return Object.fromEntries(ids.map((id) => [id, answerMessage(id)]));
  const accepted = ids.filter((id) => answerMessage(id) === 'accept');
  return {
    behavior: accepted.length > 0 ? 'subscribe' : 'cancel',
    result: {
      subscribeEntityIds: accepted,
      subscribedEntityIds: accepted,
      unsubscribedEntityIds: ids.filter((id) => !accepted.includes(id)),
    },
  };
}

/** Vendors look at whether the call comes from a tap when it is made, not when it is carried out. */
export const messagePromptApi = (platform: PlatformName, state: HostState) => ({
  [NAME](options: Options = {}): void {
    const { isTapping } = state;
    createApi(state.clock, NAME, () => {
      if (!isTapping) throw new Error('can only be invoked by user TAP gesture.');
      const ids = readTemplates(platform, options);
      state.messagePrompts.push(ids);
      return formatAnswers(platform, ids, state);
    })(options);
  },
});
