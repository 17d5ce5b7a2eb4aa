import { defineMessages } from '@vitrine/kit';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import styles from './Chart.module.css';
import { ChartDrawing } from './ChartDrawing.tsx';
import type { ChartProps } from './types.ts';
import { useWidth } from './useWidth.ts';

const messages = defineMessages({
  table: ['以表格查看', 'Show as a table'],
});

function ChartTable({ title, categories, series, formatValue }: ChartProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.hidden}>{title}</caption>
      <thead>
        <tr>
          <td />
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{formatValue(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Bars and lines over categories, with the values under the pointer, and all of them as a table. */
export function Chart(props: ChartProps) {
  const texts = useMessages(messages);
  const [box, width] = useWidth<HTMLElement>();
  const [active, setActive] = useState<number>();
  const { title, categories, series, formatValue } = props;
  return (
    <figure ref={box} className={styles.chart} aria-label={title}>
      <div className={styles.legend} aria-hidden="true">
        {series.map(({ name, shape, values }) => (
          <span key={name} className={styles.key}>
            <i className={`${styles.mark} ${styles[`${shape}Mark`] ?? ''}`} />
            {name}
            {active !== undefined && <b>{formatValue(values[active] ?? 0)}</b>}
          </span>
        ))}
        {active !== undefined && <span>{categories[active]}</span>}
      </div>
      <ChartDrawing {...props} width={width} active={active} onActivate={setActive} />
      <details className={styles.details}>
        <summary>{texts.table}</summary>
        <ChartTable {...props} />
      </details>
    </figure>
  );
}
