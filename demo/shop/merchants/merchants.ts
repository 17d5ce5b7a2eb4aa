import { type Localised, localised } from '@vitrine/kit';
import { COUNTRY_NAMES, type CountryCode } from '../countries.ts';
import type { MerchantRow } from '../rows.ts';
import { shippingOptionsFrom } from './shipping-options.ts';

interface Merchant {
  id: number;
  name: string;
  monogram: string;
  city: Localised;
  country: CountryCode;
  foundedIn: number;
  /** The countries whose brands it sells. */
  brandCountries: readonly CountryCode[];
  about: Localised;
  /** The product whose scene stands for it. */
  sampleId: string;
}

/** The boutiques that ship the products. */
export const merchants: readonly Merchant[] = [
  {
    id: 301,
    name: 'Palazzo Nove',
    monogram: 'P9',
    city: localised('米兰', 'Milan'),
    country: 'IT',
    foundedIn: 1974,
    brandCountries: ['IT'],
    about: localised(
      '布雷拉的一座旧宅，九个房间，一间一季。',
      'Nine rooms of an old house in Brera, one for each season they remember.',
    ),
    sampleId: 'women-top-handle-bag-classic-leather-cognac',
  },
  {
    id: 302,
    name: 'Rue Saclay',
    monogram: 'RS',
    city: localised('巴黎', 'Paris'),
    country: 'FR',
    foundedIn: 1981,
    brandCountries: ['FR', 'BE'],
    about: localised(
      '左岸转角的橱窗，周一不开门，周二换新。',
      'A corner window on the Left Bank. Closed on Mondays, new on Tuesdays.',
    ),
    sampleId: 'women-dress-cowl-satin-champagne',
  },
  {
    id: 303,
    name: 'Kettle Lane',
    monogram: 'KL',
    city: localised('伦敦', 'London'),
    country: 'GB',
    foundedIn: 1968,
    brandCountries: ['GB'],
    about: localised(
      '马里波恩的后巷，水壶一直热着，客人一直坐着。',
      'A mews in Marylebone where the kettle is always on and nobody hurries to leave.',
    ),
    sampleId: 'men-car-coat-raglan-gabardine-stone',
  },
  {
    id: 304,
    name: 'Torvet 12',
    monogram: 'T12',
    city: localised('哥本哈根', 'Copenhagen'),
    country: 'DK',
    foundedIn: 1991,
    brandCountries: ['DK', 'SE', 'NO'],
    about: localised(
      '老集市的十二号，只卖北方人做的衣服。',
      'Number twelve on the old market, selling what northerners make.',
    ),
    sampleId: 'women-knit-crew-cashmere-champagne',
  },
  {
    id: 305,
    name: 'Sakaimachi',
    monogram: 'SM',
    city: localised('京都', 'Kyoto'),
    country: 'JP',
    foundedIn: 1983,
    brandCountries: ['JP'],
    about: localised(
      '町家改的店，脱鞋进门，衣服叠在榻榻米上。',
      'A townhouse shop. Shoes off at the door; the clothes are folded on the mats.',
    ),
    sampleId: 'women-scarf-medallion-silk-midnight',
  },
  {
    id: 306,
    name: 'Casa Alameda',
    monogram: 'CA',
    city: localised('马德里', 'Madrid'),
    country: 'ES',
    foundedIn: 1959,
    brandCountries: ['ES', 'PT'],
    about: localised(
      '三代人的皮具店，午后两点到五点不接电话。',
      'Three generations of leather. Do not telephone between two and five.',
    ),
    sampleId: 'women-loafer-horsebit-calf-bordeaux',
  },
  {
    id: 307,
    name: 'Haus Lindenau',
    monogram: 'HL',
    city: localised('维也纳', 'Vienna'),
    country: 'AT',
    foundedIn: 1937,
    brandCountries: ['AT', 'DE', 'CH'],
    about: localised(
      '从呢料行起家，如今楼上卖表，楼下卖大衣。',
      'It began as a cloth merchant. Watches upstairs now, coats down.',
    ),
    sampleId: 'women-blazer-single-herringbone-charcoal',
  },
  {
    id: 308,
    name: 'Des Voeux 88',
    monogram: 'D8',
    city: localised('香港', 'Hong Kong'),
    country: 'HK',
    foundedIn: 1996,
    brandCountries: ['HK', 'FR', 'IT'],
    about: localised(
      '电车线旁的二楼，货从各处来，隔天就走。',
      'Up one flight beside the tram. Things arrive from everywhere and leave the next day.',
    ),
    sampleId: 'women-watch-strap-croc-black',
  },
  {
    id: 309,
    name: 'Lane 376',
    monogram: '37',
    city: localised('上海', 'Shanghai'),
    country: 'CN',
    foundedIn: 2009,
    brandCountries: ['CN'],
    about: localised(
      '弄堂里的选品店，货在保税仓，当日可到。',
      'A lane-house boutique with stock in the bonded warehouse, so it can come today.',
    ),
    sampleId: 'women-trench-short-gabardine-sage',
  },
  {
    id: 310,
    name: 'Petit Quai',
    monogram: 'PQ',
    city: localised('安特卫普', 'Antwerp'),
    country: 'BE',
    foundedIn: 2003,
    brandCountries: ['BE', 'SE', 'FR', 'GB', 'JP'],
    about: localised(
      '河边的童装店，柜台矮，糖果高。',
      "A children's shop by the river: a low counter and a high jar of sweets.",
    ),
    sampleId: 'kids-duffle-coat-toggle-wool-camel',
  },
];

export const SAME_DAY_MERCHANT = 309;
export const CHILDREN_MERCHANT = 310;

export const merchantRows = (): MerchantRow[] =>
  merchants.map(({ id, name, monogram, city, country, foundedIn, about }) => ({
    id: String(id),
    name,
    monogram,
    city,
    country: COUNTRY_NAMES[country],
    founded_in: foundedIn,
    description: about,
    ships_from: country === 'CN' ? 'bonded' : 'abroad',
    shipping: shippingOptionsFrom(country),
  }));
