import type { Page } from 'playwright-core';

/**
 * Finds texts that are cut off, lie over each other, or reach out of the window. A text may scroll sideways, be moved
 * by a carousel, end in dots, or be hidden as a whole.
 */
export const findUnreadableText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Line {
      element: Element;
      box: DOMRect;
      layer: Element | undefined;
    }
    const TOLERANCE = 2;
    const found: string[] = [];
    const lines: Line[] = [];
    const width = document.documentElement.clientWidth;
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    /** Whether text may leave the box of this element on purpose: a row that scrolls, a carousel, a limit of lines. */
    const mayLeave = ({
      overflowX,
      transform,
      webkitLineClamp,
      textOverflow,
    }: CSSStyleDeclaration) =>
      ['auto', 'scroll'].includes(overflowX) ||
      transform !== 'none' ||
      webkitLineClamp !== 'none' ||
      textOverflow === 'ellipsis';

    const withParents = (element: Element): Element[] =>
      element.parentElement ? [element, ...withParents(element.parentElement)] : [element];

    const checkText = (element: Element, text: string, boxes: readonly DOMRect[]): void => {
      const parents = withParents(element).map((each) => ({ each, style: getComputedStyle(each) }));
      if (parents.some(({ style }) => mayLeave(style))) return;
      const clips = parents
        .filter(({ each, style }) => style.overflowX !== 'visible' && each !== document.body)
        .map(({ each }) => each.getBoundingClientRect());
      const isInside = ({ left, right, top, bottom }: DOMRect) =>
        clips.every(
          (clip) =>
            clip.width > TOLERANCE &&
            right > clip.left &&
            left < clip.right &&
            bottom > clip.top &&
            top < clip.bottom,
        );
      const shown = boxes.filter(isInside);
      const edges = [{ left: 0, right: width }, ...clips];
      const isCut = shown.some(({ left, right }) =>
        edges.some((edge) => left < edge.left - TOLERANCE || right > edge.right + TOLERANCE),
      );
      if (isCut) found.push(`cut off: ${text}`);
      const layer = parents.find(({ style }) => ['fixed', 'sticky'].includes(style.position));
      lines.push(...shown.map((box) => ({ element, box, layer: layer?.each })));
    };

    // Modules far from the window are drawn only when they come near.
    for (const module of document.querySelectorAll<HTMLElement>('main section'))
      module.style.contentVisibility = 'visible';
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const text = textContent?.trim();
      if (!text || !parentElement || !isVisible(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      checkText(parentElement, text, [...range.getClientRects()]);
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= line.box.bottom) break;
        if (line.element === other.element || line.layer !== other.layer) continue;
        const across =
          Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const down = Math.min(line.box.bottom, other.box.bottom) - other.box.top;
        const isOver = across > TOLERANCE && down > Math.min(line.box.height, other.box.height) / 3;
        if (isOver)
          found.push(`over each other: ${line.element.textContent} / ${other.element.textContent}`);
      }
    });
    return [...new Set(found)];
  });
