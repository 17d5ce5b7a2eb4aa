import { BRIDGE_VERSION } from '@vitrine/platform/bridge';
import { createElement, useEffect, useRef } from 'react';
import type { WebHostProps } from './WebHost.types.ts';

interface Inner extends Window {
  ReactNativeWebView?: { postMessage(text: string): void };
  VITRINE_BRIDGE?: number;
  VITRINE_TOKEN?: string | undefined;
  CustomEvent: typeof CustomEvent;
}

/** How often the frame is looked at until its new page has the object that a web view adds. */
const LOOK_MS = 5;

/** The web view of the browser build: a frame of the same origin. */
export function WebHost({ url, token, onLoad, onTitle, onText }: WebHostProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const inner = () => {
      // A page that may not be framed is shown as an error of another origin, whose window cannot be read.
      const isReadable = frame.current?.contentDocument;
      return isReadable ? (frame.current?.contentWindow as Inner | null) : undefined;
    };
    const host = {
      async postMessage(text: string) {
        const detail = await onText(text);
        const view = inner();
        if (detail && view) view.dispatchEvent(new view.CustomEvent('vitrine:reply', { detail }));
      },
    };
    const timer = setInterval(() => {
      const view = inner();
      if (!view || view.ReactNativeWebView) return;
      view.ReactNativeWebView = host;
      view.VITRINE_BRIDGE = BRIDGE_VERSION;
      view.VITRINE_TOKEN = token;
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [onText, token]);
  return createElement('iframe', {
    ref: frame,
    src: url,
    title: 'web',
    onLoad: () => {
      onTitle(frame.current?.contentDocument?.title ?? '');
      onLoad();
    },
    style: { border: 0, width: '100%', height: '100%' },
  });
}
