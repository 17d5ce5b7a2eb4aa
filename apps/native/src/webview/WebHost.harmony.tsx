import { useMessages } from '@vitrine/platform';
import { useEffect } from 'react';
import { Linking } from 'react-native';
import { messages } from '../messages.ts';
import { Notice } from '../parts/Notice.tsx';
import type { WebHostProps } from './WebHost.types.ts';

/** HarmonyOS has no port of the web view, so a page opens in the system's browser, when the shopper says so. */
export function WebHost({ url, onLoad }: WebHostProps) {
  const t = useMessages(messages);
  useEffect(onLoad, [onLoad]);
  return (
    <Notice
      title={t.openInBrowser}
      hint={url}
      action={{
        label: t.openInBrowser,
        onPress: () => void Linking.openURL(url).catch(() => undefined),
      }}
    />
  );
}
