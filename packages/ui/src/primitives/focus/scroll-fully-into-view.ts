const scrollsSideways = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth &&
  /auto|scroll/.test(getComputedStyle(element).overflowX);

/**
 * Scrolls a horizontal row until the focused element is completely visible. Browsers stop scrolling
 * as soon as one edge is visible.
 */
export function scrollFullyIntoView(target: Element): void {
  if (!target.matches(':focus-visible')) return;
  for (let row = target.parentElement; row; row = row.parentElement) {
    if (!scrollsSideways(row)) continue;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return;
  }
}
