/** Draws the icons of the tab bar into src/assets, because tab bars accept only bitmaps. Run it after changing them. */
import sharp from 'sharp';

const SIDE = 81; // what WeChat recommends: 27 points at 3x
const INK = '#171513';
const INK_3 = '#6E675E';

const SHAPES: Record<string, string> = {
  home: '<path d="M4 10.5 12 4l8 6.5V20h-5.5v-6h-5v6H4z"/>',
  category: '<path d="M4 6.5h16M4 12h10M4 17.5h16"/>',
  bag: '<path d="M5 8.5h14l1 11.5H4zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5"/>',
  me: '<circle cx="12" cy="8" r="3.8"/><path d="M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6"/>',
};

const draw = (shape: string, colour: string, weight: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 24 24"
    fill="none" stroke="${colour}" stroke-width="${weight}">${shape}</svg>`;

const save = (name: string, svg: string): Promise<unknown> =>
  sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(`../src/assets/tab-${name}.png`, import.meta.url).pathname);

for (const [name, shape] of Object.entries(SHAPES)) {
  await save(name, draw(shape, INK_3, 1.2));
  await save(`${name}-on`, draw(shape, INK, 1.6));
}
