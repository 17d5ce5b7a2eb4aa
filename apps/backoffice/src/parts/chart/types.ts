/** The values of one series, one for each category. */
export interface ChartSeries {
  readonly name: string;
  /** Bars for what matters, lines for what it is compared with. */
  readonly shape: 'bar' | 'line' | 'dotted';
  readonly values: readonly number[];
}

export interface ChartProps {
  /** What the chart shows, for its table and for screen readers. */
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  formatValue(value: number): string;
}
