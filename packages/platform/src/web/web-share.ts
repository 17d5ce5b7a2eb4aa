import type { PlatformName } from '../platform-names.ts';
import type { BridgePort } from '../ports/bridge.ts';
import type { ShareContent, ShareOutcome, SharePort } from '../ports/share.ts';

const toAbsoluteUrl = (path: string): string => new URL(path, window.location.origin).href;

/** A dismissed share sheet rejects with AbortError. Any other error means that there is no share sheet. */
const wasDismissed = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'AbortError';

async function openOnWeb(content: ShareContent): Promise<ShareOutcome> {
  const url = toAbsoluteUrl(content.path);
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

/** The app shares natively. The messaging app's browser shares only by its own menu. Other browsers share or copy. */
export function createWebShare(
  name: PlatformName,
  bridge: BridgePort,
  prepareMenu?: (content: ShareContent) => Promise<void>,
): SharePort {
  return {
    prepare: (content) => {
      if (bridge.isPresent) bridge.send({ type: 'prepareShare', content });
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
