import { type CSSProperties, useEffect, useRef } from 'react';
import { cx } from '../../cx.ts';
import styles from './RangeSlider.module.css';
import type { RangeSliderProps } from './RangeSlider.types.ts';

/** Selects a minimum and a maximum with two native sliders on one track. */
export function RangeSlider(props: RangeSliderProps) {
  const { min, max, step, low, high, formatValue, onChange, onCommit } = props;
  const frame = useRef<HTMLDivElement>(null);
  const commit = useRef(onCommit);
  commit.current = onCommit;

  // React's onChange is the native input event; only the native change event marks the end of a drag.
  useEffect(() => {
    const element = frame.current;
    const onNativeChange = () => commit.current();
    element?.addEventListener('change', onNativeChange);
    return () => element?.removeEventListener('change', onNativeChange);
  }, []);

  const toFraction = (value: number) => (max > min ? (value - min) / (max - min) : 0);
  const slider = (
    label: string,
    value: number,
    change: (value: number) => void,
    isOnTop = false,
  ) => (
    <input
      type="range"
      className={cx(styles.slider, isOnTop && styles.onTop)}
      aria-label={label}
      aria-valuetext={formatValue(value)}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => change(Number(event.target.value))}
    />
  );
  const style = { '--low': toFraction(low), '--high': toFraction(high) } as CSSProperties;
  return (
    <div ref={frame} className={styles.range} style={style}>
      {slider(
        props.lowLabel,
        low,
        (value) => onChange({ low: Math.min(value, high), high }),
        // When both thumbs meet at the maximum, only this one can still move, so it must be on top.
        toFraction(low) > 0.5,
      )}
      {slider(props.highLabel, high, (value) => onChange({ low, high: Math.max(value, low) }))}
    </div>
  );
}
