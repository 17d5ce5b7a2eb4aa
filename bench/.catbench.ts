import { listingQuery } from '@vitrine/contract';
import { fullSet } from '/work/main/apps/server/src/catalogue/bitset.ts';
import { buildIndex } from '/work/main/apps/server/src/catalogue/catalogue-index.ts';
import { list } from '/work/main/apps/server/src/catalogue/listing.ts';
import { atOnce } from '/work/main/apps/server/src/catalogue/paced.ts';
import { search } from '/work/main/apps/server/src/catalogue/search.ts';
import { summariser } from '/work/main/apps/server/src/catalogue/summaries.ts';
import { syntheticCatalogue } from '/work/main/apps/server/src/catalogue/synthetic.ts';

const rows = syntheticCatalogue(20000, 7);
let index: any;
for (let i = 0; i < 4; i++) {
  const t = performance.now();
  index = atOnce(buildIndex(rows));
  console.log('build', (performance.now() - t).toFixed(0), 'ms');
}
const imaging = (keys: any) =>
  keys.flatMap((k: string, i: number) =>
    [240, 480, 800].map((size) => ({ url: `/images/${k}/${size}?v=0123abcd`, size, order: i + 1 })),
  );
const sum = summariser(index, imaging);
const now = Date.UTC(2026, 9, 1);
const run = (name: string, f: () => any) => {
  for (let i = 0; i < 300; i++) f();
  const ts: number[] = [];
  for (let i = 0; i < 1500; i++) {
    const t = performance.now();
    f();
    ts.push(performance.now() - t);
  }
  ts.sort((a, b) => a - b);
  console.log(
    name,
    'mean',
    ((ts.reduce((a, b) => a + b) / 1500) * 1000).toFixed(0),
    'µs p50',
    (ts[750] * 1000).toFixed(0),
    'p99',
    (ts[1485] * 1000).toFixed(0),
  );
};
const all = { members: fullSet(20000), order: index.shopOrder };
const q = (o: any) => listingQuery.parse({ size: '40', ...o });
const answer = (l: any) =>
  JSON.stringify({ ...l, items: l.products.map((p: number) => sum(p, 'zh-CN')) });
const ctx = { language: 'zh-CN' as const, now };
console.log(answer(list(index, all, q({}), ctx)).length, 'bytes');
const cat = (id: string) => ({
  members: index.facets.Categories.members[index.facets.Categories.ordinals.get(id)],
  order: index.shopOrder,
  category: id,
});
for (const [n, shelf, o] of [
  ['all', all, {}],
  ['women', cat('141258'), {}],
  ['women+brand+size', cat('141258'), { brands: '1001,1002', sizes: 'M,FR-38' }],
  ['leaf', cat('14125801'), {}],
  [
    'all+4 choices',
    all,
    {
      brands: '1001,1002,1003',
      colors: 'colour-1,colour-2',
      sizes: 'M',
      'price-min': '3000',
      sort: 'price-asc',
    },
  ],
] as any) {
  const qq = q(o);
  run('list ' + n, () => list(index, shelf, qq, ctx));
  run(' +json', () => answer(list(index, shelf, qq, ctx)));
  const nf = { ...qq, facets: false };
  run(' no facets', () => list(index, shelf, nf, ctx));
}
for (const k of [
  '裙',
  '连衣裙',
  '黑色大衣',
  'Maison',
  'silk dress',
  'cashmere',
  '羊绒 Maison 西装',
  'cashmeer coats',
  '10000123',
]) {
  const f = search(index.text, 20000, k);
  run(`search ${k} (${f.order.length})`, () => search(index.text, 20000, k));
  const sh = search(index.text, 20000, k);
  run('  +list+json', () => {
    const s = search(index.text, 20000, k);
    return answer(list(index, s, q({}), ctx));
  });
}
console.log(process.memoryUsage().heapUsed / 1e6, process.memoryUsage().arrayBuffers / 1e6);
