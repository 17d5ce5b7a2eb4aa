import { singular } from './words.ts';

/** What shoppers say, and what it is called here. Only where no part of the word is the same. */
const LATIN: Readonly<Record<string, readonly string[]>> = {
  gray: ['grey'],
  handbag: ['bag'],
  hoodie: ['hooded', 'sweatshirt'],
  jewelry: ['jewellery'],
  pant: ['trousers'],
  puffer: ['down'],
  pullover: ['jumper'],
  purse: ['bag'],
  shade: ['sunglasses'],
  sneaker: ['trainer'],
  sweater: ['jumper'],
  turtleneck: ['roll'],
  // Families of colours: who asks for blue will look at navy.
  blue: ['navy', 'cobalt', 'indigo'],
  brown: ['chocolate', 'cognac', 'camel'],
  green: ['olive', 'sage'],
  pink: ['rose', 'blush'],
  purple: ['lilac'],
  red: ['scarlet', 'bordeaux', 'burgundy'],
  white: ['ivory', 'pearl'],
  yellow: ['butter'],
};

const HAN: readonly (readonly [said: string, called: string])[] = [
  ['手表', '腕表'],
  ['墨镜', '太阳镜'],
  ['耳环', '耳饰'],
  ['球鞋', '运动鞋'],
  ['板鞋', '运动鞋'],
  ['西服', '西装'],
  ['毛衫', '毛衣'],
  ['皮带', '腰带'],
  ['手袋', '手提包'],
  ['双肩包', '背包'],
  ['首饰', '珠宝'],
  ['连身裙', '连衣裙'],
  ['半身裙', '半裙'],
  ['真丝', '桑蚕丝'],
  ['咖色', '棕'],
  ['咖啡色', '棕'],
];

/** 白色 also means 象牙白: the colour itself is before 色. */
const COLOUR_WORD = /([白黑灰红橙黄绿蓝紫粉棕金银])色/g;

/** Other ways to say a word. */
export const otherWords = (word: string): readonly string[] => LATIN[singular(word)] ?? [];

/** Other ways to say a run of Chinese. */
export function otherRuns(run: string): string[] {
  const renamed = HAN.filter(([said]) => run.includes(said)).map(([said, called]) =>
    run.replace(said, called),
  );
  return [...renamed, run.replace(COLOUR_WORD, '$1')].filter((other) => other !== run);
}
