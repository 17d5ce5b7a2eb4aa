import type { Localised } from '@vitrine/kit';
import { both } from '../both.ts';
import type { MerchantRow } from '../rows.ts';
import { type Home, PLACES } from './places.ts';
import { shippingFrom } from './shipping.ts';

interface Merchant {
  id: number;
  name: string;
  monogram: string;
  city: Localised;
  country: Home;
  foundedIn: number;
  /** The houses it buys from first. */
  homes: readonly Home[];
  about: Localised;
}

/** The boutiques that send the pieces. */
export const merchants: readonly Merchant[] = [
  {
    id: 301,
    name: 'Palazzo Nove',
    monogram: 'P9',
    city: both('米兰', 'Milan'),
    country: 'IT',
    foundedIn: 1974,
    homes: ['IT'],
    about: both(
      '布雷拉的一座旧宅，九个房间，一间一季。',
      'Nine rooms of an old house in Brera, one for each season they remember.',
    ),
  },
  {
    id: 302,
    name: 'Rue Saclay',
    monogram: 'RS',
    city: both('巴黎', 'Paris'),
    country: 'FR',
    foundedIn: 1981,
    homes: ['FR', 'BE'],
    about: both(
      '左岸转角的橱窗，周一不开门，周二换新。',
      'A corner window on the Left Bank. Closed on Mondays, new on Tuesdays.',
    ),
  },
  {
    id: 303,
    name: 'Kettle Lane',
    monogram: 'KL',
    city: both('伦敦', 'London'),
    country: 'UK',
    foundedIn: 1968,
    homes: ['UK'],
    about: both(
      '马里波恩的后巷，水壶一直热着，客人一直坐着。',
      'A mews in Marylebone where the kettle is always on and nobody hurries to leave.',
    ),
  },
  {
    id: 304,
    name: 'Torvet 12',
    monogram: 'T12',
    city: both('哥本哈根', 'Copenhagen'),
    country: 'DK',
    foundedIn: 1991,
    homes: ['DK', 'SE', 'NO'],
    about: both(
      '老集市的十二号，只卖北方人做的衣服。',
      'Number twelve on the old market, selling what northerners make.',
    ),
  },
  {
    id: 305,
    name: 'Sakaimachi',
    monogram: 'SM',
    city: both('京都', 'Kyoto'),
    country: 'JP',
    foundedIn: 1983,
    homes: ['JP'],
    about: both(
      '町家改的店，脱鞋进门，衣服叠在榻榻米上。',
      'A townhouse shop. Shoes off at the door; the clothes are folded on the mats.',
    ),
  },
  {
    id: 306,
    name: 'Casa Alameda',
    monogram: 'CA',
    city: both('马德里', 'Madrid'),
    country: 'ES',
    foundedIn: 1959,
    homes: ['ES', 'PT'],
    about: both(
      '三代人的皮具店，午后两点到五点不接电话。',
      'Three generations of leather. Do not telephone between two and five.',
    ),
  },
  {
    id: 307,
    name: 'Haus Lindenau',
    monogram: 'HL',
    city: both('维也纳', 'Vienna'),
    country: 'AT',
    foundedIn: 1937,
    homes: ['AT', 'DE', 'CH'],
    about: both(
      '从呢料行起家，如今楼上卖表，楼下卖大衣。',
      'It began as a cloth merchant. Watches upstairs now, coats down.',
    ),
  },
  {
    id: 308,
    name: 'Des Voeux 88',
    monogram: 'D8',
    city: both('香港', 'Hong Kong'),
    country: 'HK',
    foundedIn: 1996,
    homes: ['HK', 'FR', 'IT'],
    about: both(
      '电车线旁的二楼，货从各处来，隔天就走。',
      'Up one flight beside the tram. Things arrive from everywhere and leave the next day.',
    ),
  },
  {
    id: 309,
    name: 'Lane 376',
    monogram: '37',
    city: both('上海', 'Shanghai'),
    country: 'CN',
    foundedIn: 2009,
    homes: ['CN'],
    about: both(
      '弄堂里的选品店，货在保税仓，当日可到。',
      'A lane-house boutique with stock in the bonded warehouse, so it can come today.',
    ),
  },
  {
    id: 310,
    name: 'Petit Quai',
    monogram: 'PQ',
    city: both('安特卫普', 'Antwerp'),
    country: 'BE',
    foundedIn: 2003,
    homes: ['BE', 'SE', 'FR', 'UK', 'JP'],
    about: both(
      '河边的童装店，柜台矮，糖果高。',
      "A children's shop by the river: a low counter and a high jar of sweets.",
    ),
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
    country: PLACES[country],
    founded_in: foundedIn,
    description: about,
    shipping: shippingFrom(country),
  }));
