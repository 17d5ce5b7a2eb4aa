import { type CSSProperties, useEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import styles from './Range.module.css';
import type { RangeProps } from './Range.types.ts';

/** The lowest and the highest of a scale: two sliders of the browser's own on one line. */
export function Range(props: RangeProps) {
  const { min, max, step, low, high, say, onChange, onSettle } = props;
  const frame = useRef<HTMLDivElement>(null);
  const settle = useRef(onSettle);
  settle.current = onSettle;

  // React's onChange is the browser's input event: only the browser's change says that it is over.
  useEffect(() => {
    const line = frame.current;
    const settled = () => settle.current();
    line?.addEventListener('change', settled);
    return () => line?.removeEventListener('change', settled);
  }, []);

  const part = (value: number) => (max > min ? (value - min) / (max - min) : 0);
  const slider = (label: string, value: number, change: (value: number) => void, over = false) => (
    <input
      type="range"
      className={cx(styles.slider, over && styles.over)}
      aria-label={label}
      aria-valuetext={say(value)}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => change(Number(event.target.value))}
    />
  );
  const parts = { '--low': part(low), '--high': part(high) } as CSSProperties;
  return (
    <div ref={frame} className={styles.range} style={parts}>
      {slider(
        props.lowLabel,
        low,
        (value) => onChange({ low: Math.min(value, high), high }),
        // Where both meet at the end, this is the one that can still move.
        part(low) > 0.5,
      )}
      {slider(props.highLabel, high, (value) => onChange({ low, high: Math.max(value, low) }))}
    </div>
  );
}
