/**
 * What one yuan is worth in the currencies that prices can be shown in. Middle rates of a day in November 2026,
 * rounded and made up for the demo: a real shop publishes those of its bank, with their date and source.
 */
export const currencyContentRow = () => ({
  code: 'currencies',
  language: 'zh-CN',
  value: {
    base: 'CNY',
    asOf: '2026-11-20',
    source: { 'zh-CN': '演示汇率', 'en-US': 'demo rates' },
    rates: {
      USD: 0.1402,
      HKD: 1.0918,
      JPY: 21.35,
      KRW: 196.4,
      EUR: 0.1214,
      GBP: 0.1063,
      CHF: 0.1129,
      DKK: 0.9058,
      PLN: 0.5142,
      RUB: 11.32,
      SEK: 1.3275,
      MXN: 2.583,
      BRL: 0.7481,
      AUD: 0.2154,
      CAD: 0.1962,
      SGD: 0.1825,
      TWD: 4.327,
    },
  },
});
