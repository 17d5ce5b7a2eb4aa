/** Reads a page without applying its styles, which have no nonce yet. */
function readPage(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/**
 * Makes one page to print from several, each of which begins on new paper. Their styles, which are the same, get
 * the nonce that the policy of this page demands.
 */
export function combineSlips(slips: readonly string[], nonce: string): string {
  const pages = slips.map(readPage);
  const style = document.createElement('style');
  style.setAttribute('nonce', nonce);
  style.textContent = pages[0]?.querySelector('style')?.textContent ?? '';
  const sections = pages.map((page, index) => {
    for (const element of page.querySelectorAll('style, title, meta')) element.remove();
    const section = document.createElement('section');
    if (index > 0) section.style.breakBefore = 'page';
    section.append(page);
    return section.outerHTML;
  });
  return `<!doctype html><meta charset="utf-8">${style.outerHTML}${sections.join('')}`;
}
