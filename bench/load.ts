import autocannon from 'autocannon';
import { median } from './report.ts';

export interface LoadPlan {
  url: string;
  /** Requested in turn. Default: only `url`. */
  paths?: readonly string[];
  headers?: Readonly<Record<string, string>>;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
}

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 2;
const SECONDS = 5;
const RUNS = 5;

async function runOnce({ url, paths, headers = {} }: LoadPlan, duration: number) {
  const result = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    headers: { 'accept-encoding': 'br', ...headers },
    ...(paths ? { requests: paths.map((path) => ({ path })) } : {}),
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Measures the medians of several runs after a warm-up. The load generator shares the cores of this machine. */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  await runOnce(plan, WARM_UP_SECONDS);
  const runs: LoadResult[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await runOnce(plan, SECONDS));
  const medianOf = (name: keyof LoadResult) => median(runs.map((run) => run[name]));
  return { perSecond: medianOf('perSecond'), p50: medianOf('p50'), p99: medianOf('p99') };
}

export const perSecond = (value: number): string => Math.round(value).toLocaleString('en-GB');
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
