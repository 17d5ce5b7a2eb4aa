import { localised } from '@vitrine/kit';
import type { Brand } from './brand.ts';

export const britain: Brand[] = [
  {
    id: 1201,
    name: 'Kestrel & Son',
    country: 'GB',
    priceLevel: 1.15,
    women: ['trench', 'coat'],
    men: ['carCoat', 'coat', 'cap'],
    about: localised(
      '利物浦码头的雨衣店起家，父亲做油布，儿子做华达呢。',
      'They began with rainwear on the Liverpool docks: oilcloth for the father, gabardine for the son.',
    ),
  },
  {
    id: 1202,
    name: 'Alder & Ash',
    country: 'GB',
    priceLevel: 0.85,
    men: ['shirt', 'polo', 'cap', 'knit'],
    about: localised(
      '乡下周末的衬衫与针织，洗一百遍更好穿。',
      'Shirts and knits for weekends out of town, better after a hundred washes.',
    ),
  },
  {
    id: 1203,
    name: 'Dalmore Row',
    country: 'GB',
    priceLevel: 1.2,
    men: ['suitJacket', 'trousers', 'tie'],
    about: localised(
      '萨维尔街隔壁的小路，法兰绒与细条纹，四十年同一位裁剪师。',
      'One street over from the famous one. Flannel, pinstripe and the same cutter for forty years.',
    ),
  },
  {
    id: 1204,
    name: 'Tamsin Hale',
    country: 'GB',
    priceLevel: 0.95,
    women: ['skirt', 'blazer', 'cardigan'],
    about: localised(
      '格纹与粗花呢，来自边境的小织机，颜色从荒原上取。',
      'Checks and tweeds off small looms in the Borders, in colours taken from the moor.',
    ),
  },
  {
    id: 1205,
    name: 'Calder Moss',
    country: 'GB',
    priceLevel: 0.9,
    men: ['knit', 'cardigan', 'beanie'],
    women: ['knit'],
    about: localised(
      '设得兰的毛，霍伊克的针。绞花是他们家的方言。',
      'Shetland wool on Hawick needles. Cables are the house dialect.',
    ),
  },
  {
    id: 1206,
    name: 'Oriel & Fane',
    country: 'GB',
    priceLevel: 1,
    women: ['earrings', 'watch'],
    about: localised(
      '伦敦哈顿花园的首饰台，两位女士，一盏灯。',
      'A jewellery bench in Hatton Garden: two women and one lamp.',
    ),
  },
  {
    id: 1207,
    name: 'Castor Lyle',
    country: 'GB',
    priceLevel: 0.9,
    men: ['tie', 'belt', 'scarf', 'sunglasses'],
    about: localised(
      '绅士的小件：领带、皮带、围巾。尺寸记在本子上。',
      'The small things: ties, belts, scarves. They keep your measurements in a book.',
    ),
  },
  {
    id: 1208,
    name: 'Wren & Thistle',
    country: 'GB',
    priceLevel: 0.95,
    kids: ['duffleCoat', 'knit', 'dress', 'scarf', 'carCoat'],
    about: localised(
      '给孩子的正经外套，袖口多折一道，好传给弟弟妹妹。',
      'Proper coats for children, with a hem to let down and a second owner in mind.',
    ),
  },
  {
    id: 1209,
    name: 'Marl & Tarn',
    country: 'GB',
    priceLevel: 0.95,
    women: ['denimJacket', 'puffer', 'sneaker'],
    men: ['denimJacket', 'bomber', 'backpack'],
    about: localised(
      '湖区来的户外人，城里也穿。口袋多，装饰少。',
      'Lake District outdoors people who moved to town. Many pockets, few ornaments.',
    ),
  },
];
