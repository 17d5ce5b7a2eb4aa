/** The nonce of this page, which its policy demands of style elements. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content ?? '';

/**
 * Gives every style element of a document the nonce. Parts of antd and Puck create them without it, and only
 * scripts of this host can call this.
 */
export function allowOwnStyles(page: Document): void {
  const createElement = Document.prototype.createElement;
  page.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = createElement.call(page, name, options);
    if (name === 'style') element.setAttribute('nonce', nonce);
    return element;
  }) as Document['createElement'];
}
