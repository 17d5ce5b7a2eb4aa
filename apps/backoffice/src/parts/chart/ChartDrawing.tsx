import styles from './Chart.module.css';
import { getTicks } from './scale.ts';
import type { ChartProps, ChartSeries } from './types.ts';

const HEIGHT = 220;
const TOP = 12;
const BOTTOM = 24;
const LEFT = 76;
const RIGHT = 8;
/** Space for the text of one category. */
const LABEL_WIDTH = 56;

interface Area {
  readonly width: number;
  readonly count: number;
  readonly maximum: number;
}

const getY = (value: number, { maximum }: Area) =>
  TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / maximum);
const getSlot = ({ width, count }: Area) => (width - LEFT - RIGHT) / Math.max(1, count);
const getX = (index: number, area: Area) => LEFT + getSlot(area) * index;

function Series({ series, area }: { series: ChartSeries; area: Area }) {
  const slot = getSlot(area);
  if (series.shape === 'bar')
    return series.values.map((value, index) => (
      <rect
        key={getX(index, area)}
        className={styles.bar}
        x={getX(index, area) + slot * 0.2}
        width={slot * 0.6}
        y={getY(value, area)}
        height={HEIGHT - BOTTOM - getY(value, area)}
      />
    ));
  const points = series.values
    .map((value, index) => `${getX(index, area) + slot / 2},${getY(value, area)}`)
    .join(' ');
  return <polyline className={styles[series.shape]} points={points} />;
}

interface DrawingProps extends ChartProps {
  readonly width: number;
  readonly active: number | undefined;
  onActivate(index: number | undefined): void;
}

/** Draws bars and lines over an axis. Its table is beside it, so screen readers skip it. */
export function ChartDrawing({ width, categories, series, active, ...props }: DrawingProps) {
  const ticks = getTicks(Math.max(0, ...series.flatMap(({ values }) => values)));
  const area = { width, count: categories.length, maximum: ticks.at(-1) || 1 };
  const slot = getSlot(area);
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / slot));
  return (
    <svg
      width={width}
      height={HEIGHT}
      aria-hidden="true"
      onPointerLeave={() => props.onActivate(undefined)}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={styles.grid}
            x1={LEFT}
            x2={width - RIGHT}
            y1={getY(tick, area)}
            y2={getY(tick, area)}
          />
          <text className={styles.text} x={LEFT - 8} y={getY(tick, area) + 4} textAnchor="end">
            {props.formatValue(tick)}
          </text>
        </g>
      ))}
      {active !== undefined && (
        <rect
          className={styles.active}
          x={getX(active, area)}
          width={slot}
          y={TOP}
          height={HEIGHT - TOP - BOTTOM}
        />
      )}
      {series.map((each) => (
        <Series key={each.name} series={each} area={area} />
      ))}
      {categories.map((category, index) => (
        <g key={category}>
          {index % every === 0 && (
            <text
              className={styles.text}
              x={getX(index, area) + slot / 2}
              y={HEIGHT - 6}
              textAnchor="middle"
            >
              {category}
            </text>
          )}
          <rect
            className={styles.target}
            x={getX(index, area)}
            width={slot}
            y={0}
            height={HEIGHT}
            onPointerEnter={() => props.onActivate(index)}
          />
        </g>
      ))}
    </svg>
  );
}
