import type { PlatformName } from '../names.ts';
import type { Bridge } from '../ports/bridge.ts';
import type { Share, ShareContent, ShareOutcome } from '../ports/share.ts';

const absolute = (path: string): string => new URL(path, window.location.origin).href;

/** A dismissed share sheet rejects with AbortError; anything else means that there is no sheet. */
const wasDismissed = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'AbortError';

async function openOnWeb(content: ShareContent): Promise<ShareOutcome> {
  const url = absolute(content.path);
  try {
    if (navigator.share) {
      await navigator.share({ title: content.title, text: content.description ?? '', url });
      return 'shared';
    }
  } catch (cause) {
    if (wasDismissed(cause)) return 'dismissed';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'guided';
  }
}

/** The app shares natively; the messaging browser only by its own menu; a browser as well as it can. */
export function createWebShare(
  name: PlatformName,
  bridge: Bridge,
  prepareMenu?: (content: ShareContent) => Promise<void>,
): Share {
  return {
    prepare: (content) => {
      if (bridge.isPresent) bridge.send({ type: 'share', content });
      else void prepareMenu?.(content);
    },
    open: async (content) => {
      if (bridge.isPresent) {
        bridge.send({ type: 'share', content });
        return 'shared';
      }
      if (name !== 'wechat') return openOnWeb(content);
      void prepareMenu?.(content);
      return 'guided';
    },
  };
}
