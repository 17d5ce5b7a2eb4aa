/** Runs inside the browser: makes elements of what the host's page shows. */
export interface Drawn {
  tag: string;
  text: string;
  attributes: Record<string, string | true>;
  children: Drawn[];
}

/** Whole, so that it can be handed to the browser as it stands. */
export function draw(tree: Drawn, css: string): void {
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

  function make({ tag, text, attributes, children }: Drawn): Node {
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

  // What a program measures and then sets, it cannot here: a row of slides is as high as its first.
  for (const row of document.querySelectorAll<HTMLElement>('swiper')) {
    const first = row.querySelector('swiper-item')?.firstElementChild;
    if (first && !row.style.height) row.style.height = `${first.getBoundingClientRect().height}px`;
  }
}
