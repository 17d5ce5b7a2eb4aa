/** Runs inside the browser: draws the serialised tree of a page as elements. */
export interface SerialisedNode {
  tag: string;
  text: string;
  attributes: Record<string, string | true>;
  children: SerialisedNode[];
}

/** Uses nothing outside itself, because its source is sent to the browser. */
export function drawPage(tree: SerialisedNode, css: string): void {
  const FITS: Record<string, string> = { aspectFill: 'cover', aspectFit: 'contain' };

  function imageInside(box: HTMLElement): void {
    const mode = box.getAttribute('mode') ?? '';
    const image = document.createElement('img');
    image.src = box.getAttribute('src') ?? '';
    image.style.objectFit = FITS[mode] ?? 'fill';
    if (mode === 'widthFix') {
      box.style.height = 'auto';
      image.style.height = 'auto';
    }
    box.append(image);
  }

  function insideOf(box: HTMLElement, tag: string): HTMLElement {
    if (tag !== 'scroll-view') return box;
    const scroller = document.createElement('div');
    scroller.className = 'scroller';
    box.append(scroller);
    return scroller;
  }

  function make({ tag, text, attributes, children }: SerialisedNode): Node {
    if (tag === '#text') return document.createTextNode(text);
    const box = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      box.setAttribute(name, value === true ? '' : value);
    }
    if (tag === 'image') imageInside(box);
    if (tag === 'video') box.style.objectFit = String(attributes['object-fit'] ?? 'contain');
    if (tag === 'rich-text') box.innerHTML = String(attributes.nodes ?? '');
    insideOf(box, tag).append(...children.map(make));
    return box;
  }

  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  document.body.replaceChildren(make(tree));

  // Programs set the height of a swiper by measuring, which the host cannot: uses the height of the first slide.
  for (const row of document.querySelectorAll<HTMLElement>('swiper')) {
    const first = row.querySelector('swiper-item')?.firstElementChild;
    if (first && !row.style.height) row.style.height = `${first.getBoundingClientRect().height}px`;
  }
}
