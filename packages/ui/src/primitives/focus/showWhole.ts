const scrollsSideways = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth &&
  /auto|scroll/.test(getComputedStyle(element).overflowX);

/**
 * Browsers are content when an edge of what takes the focus is in sight: in a row that scrolls sideways,
 * whoever goes by keyboard would read the edges of cards.
 */
export function showWhole(target: Element): void {
  if (!target.matches(':focus-visible')) return;
  for (let row = target.parentElement; row; row = row.parentElement) {
    if (!scrollsSideways(row)) continue;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return;
  }
}
