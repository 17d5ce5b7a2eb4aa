import { path } from '../engine/path.ts';
import type { Measurements } from './body.ts';
import type { GarmentSpec } from './garment.ts';

/** The dimensions in which jackets and coats differ; the rest of the pattern is shared. */
export interface Cut {
  long: boolean;
  double: boolean;
  collarless: boolean;
  /** Widths relative to the women's jacket. */
  k: number;
  hem: number;
  /** The end of the lapels and the start of the buttons. */
  stance: number;
  /** The overlap of the fronts. */
  overlap: number;
  /** The stretch factor below the chest line. */
  stretch: number;
}

export function createCut({ options, gender }: GarmentSpec): Cut {
  const long = options.length === 'long';
  const double = options.doubleBreasted === true;
  const men = gender === 'men';
  const short = men ? 0.82 : 0.76;
  return {
    long,
    double,
    collarless: options.lapel === 'none',
    k: (long ? 0.84 : 1) * (men && long ? 1.08 : 1),
    hem: long ? 1130 : 960,
    stance: double || long ? 560 : options.buttons === 1 ? 640 : 600,
    overlap: double ? 78 : 22,
    stretch: long ? (men ? 0.88 : 0.94) : short,
  };
}

export function createMeasurements({ k, long, hem }: Cut, men: boolean): Measurements {
  // The men's waist is wider and so are the shoulders.
  const waist = men ? 174 : 156;
  const wide = men ? 1.05 : 1;
  return {
    neckW: 72 * k,
    neckY: 128,
    shoulderW: 214 * k * wide,
    shoulderY: men ? 170 : 176,
    pit: [190 * k * wide, 376 * (long ? 0.94 : 1)],
    waist: [waist * k * wide, 600 * (long ? 0.96 : 1)],
    hip: [(men ? 184 : 186) * k * wide, 800],
    hem: [(men ? 190 : 206) * k * wide, hem - 16],
    cuff: [(men ? 296 : 306) * k * wide, long ? 760 : 880, 96 * k],
    bicep: 126 * k,
    head: 1.2,
  };
}

/** A round neck closes below the throat. */
export const necklineOf = ({ neckW, neckY }: Measurements, overlap: number) =>
  path`${-overlap},${neckY + 118}! ${neckW * 0.2},${neckY + 88} ${neckW * 0.86},${neckY + 44}`;
