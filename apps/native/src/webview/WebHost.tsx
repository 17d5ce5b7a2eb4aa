import { useRef } from 'react';
import { Linking, StyleSheet } from 'react-native';
import { WebView } from 'react-native-webview';
import { HOSTS, VERSION } from '../config.ts';
import { toScript, toStartScript } from './answer.ts';
import { isOwnAddress, mayOpenOutside } from './own-hosts.ts';
import type { WebHostProps } from './WebHost.types.ts';

/** A page of the shop, and of no other host, in the system's web view. */
export function WebHost({ url, token, isPrivate, onLoad, onFail, onTitle, onText }: WebHostProps) {
  const view = useRef<WebView>(null);
  return (
    <WebView
      ref={view}
      testID="web"
      source={{ uri: url }}
      style={StyleSheet.absoluteFill}
      applicationNameForUserAgent={`Vitrine/${VERSION}`}
      injectedJavaScriptBeforeContentLoaded={toStartScript(token, HOSTS, isPrivate)}
      // Every address comes to the handler below, which compares parsed hosts.
      originWhitelist={['*']}
      incognito={isPrivate}
      allowFileAccess={false}
      mixedContentMode="never"
      setSupportMultipleWindows={false}
      pullToRefreshEnabled
      allowsBackForwardNavigationGestures
      onLoadEnd={onLoad}
      onError={onFail}
      onNavigationStateChange={({ title }) => onTitle(title)}
      onShouldStartLoadWithRequest={(request) => {
        if (isOwnAddress(request.url, HOSTS)) return true;
        // Frames inside a page are the page's business; its policy names their hosts.
        if (request.isTopFrame === false) return /^(?:https|about):/i.test(request.url);
        if (mayOpenOutside(request.url)) Linking.openURL(request.url).catch(() => undefined);
        return false;
      }}
      onMessage={async ({ nativeEvent }) => {
        if (!isOwnAddress(nativeEvent.url, HOSTS)) return;
        const reply = await onText(nativeEvent.data);
        if (reply) view.current?.injectJavaScript(toScript(reply));
      }}
    />
  );
}
