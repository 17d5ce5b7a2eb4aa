import type { City as CityResponse } from '@vitrine/contract';
import { capitalise, type Language } from '@vitrine/kit';
import { toSyllables } from '../../catalogue/pinyin.ts';
import { type City, shortenPlace } from '../../reference-data/divisions.ts';

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/区$/, ' District'],
  [/县$/, ' County'],
  [/旗$/, ' Banner'],
  [/镇$/, ' Town'],
  [/乡$/, ' Township'],
  [/街道(?:办事处)?$/, ' Subdistrict'],
];

/** 徐汇区 is Xuhui District, and 大理白族自治州 is Dali. */
function romanise(name: string): string {
  const short = shortenPlace(name).replace(/(?:街道办事处|街道|镇|乡)$/, '');
  const kind = KINDS.find(([ending]) => ending.test(name))?.[1] ?? '';
  return `${capitalise(toSyllables(short).join(''))}${kind}`;
}

export function mapCityToResponse({ name, districts }: City, language: Language): CityResponse {
  const toPlace = (place: string) => ({
    name: place,
    label: language === 'zh-CN' ? place : romanise(place),
  });
  return { ...toPlace(name), districts: districts.map(toPlace) };
}
