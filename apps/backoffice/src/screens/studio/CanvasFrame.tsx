import base from '@vitrine/ui/base.css?url';
import tokens from '@vitrine/ui/tokens.css?url';
import { type ReactNode, useEffect, useInsertionEffect } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { allowOwnStyles } from '../../nonce.ts';
import { OWN_SHEETS } from '../../own-sheets.ts';
import { useEditorKeys } from './editing/useEditorKeys.ts';
import { type StudioTexts, studioMessages } from './messages.ts';

/** A tap in the canvas selects a module and never follows a link. */
function stopLinks(event: Event): void {
  if (event.target instanceof Object && 'closest' in event.target) {
    const { closest } = event.target as Element;
    if (closest.call(event.target, 'a, button, form')) event.preventDefault();
  }
}

function addSheet(canvas: Document, href: string): void {
  if (canvas.querySelector(`link[href="${href}"]`)) return;
  const sheet = canvas.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  canvas.head.append(sheet);
}

/** Copies the sheets of the shop's views, which arrive with their chunks. */
function copySheets(canvas: Document): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!OWN_SHEETS.has(href)) addSheet(canvas, href);
}

/**
 * For screen readers: the editor leaves its frame and its zoom without names, and says that it loads when it has
 * loaded.
 */
function nameEditorParts(canvas: Document, { canvas: title, zoom }: StudioTexts): void {
  canvas.defaultView?.frameElement?.setAttribute('title', title);
  document.querySelector('[class*=ViewportControls] select')?.setAttribute('aria-label', zoom);
  document.querySelector('[class*=PuckCanvas-loader]')?.setAttribute('aria-hidden', 'true');
}

interface CanvasFrameProps {
  children: ReactNode;
  document?: Document;
}

/** The page in the canvas: the shop's style sheets, and nothing that leaves it. */
export function CanvasFrame({ children, document: canvas }: CanvasFrameProps) {
  const texts = useMessages(studioMessages);
  useEditorKeys(canvas);
  useEffect(() => {
    if (canvas) nameEditorParts(canvas, texts);
  }, [canvas, texts]);
  // Runs before the editor adds its own sheet, which would be refused without the nonce.
  useInsertionEffect(() => {
    if (canvas) allowOwnStyles(canvas);
  }, [canvas]);
  useEffect(() => {
    if (!canvas) return;
    addSheet(canvas, tokens);
    addSheet(canvas, base);
    copySheets(canvas);
    const watcher = new MutationObserver(() => copySheets(canvas));
    watcher.observe(document.head, { childList: true });
    canvas.addEventListener('click', stopLinks, true);
    canvas.addEventListener('submit', stopLinks, true);
    return () => watcher.disconnect();
  }, [canvas]);
  return <>{children}</>;
}
