import { summaryOf } from '../statistics.ts';
import { inChromium, type SignedIn, type Window } from './chromium.ts';
import { ROW } from './rounds.ts';

const LOADS = 5;
/** Lighthouse's 'Slow 4G', applied to each request. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
};

export interface Conditions {
  cache: 'cold' | 'warm';
  slowdown: number;
  slow4g?: boolean;
}

/** The time from opening the list to its first row: the median of several loads. */
export interface FirstRow {
  /** From the start of the navigation until the row is in the page. */
  milliseconds: number;
  /** The part of it in which the page's thread was idle. */
  idle: number;
  /** Sequential requests before the list's own call, without the document. */
  before: number;
}

/** Opens the list in one browser: once as a warm-up, then as often as requested. */
export const timeFirstRow = (url: string, path: string, person: SignedIn, conditions: Conditions) =>
  inChromium(url, { person, slowdown: conditions.slowdown }, async (window): Promise<FirstRow> => {
    await window.protocol.send('Network.enable');
    await window.protocol.send('Profiler.enable');
    if (conditions.slow4g) await window.protocol.send('Network.emulateNetworkConditions', SLOW_4G);
    await loadOnce(window, path);
    const loads: FirstRow[] = [];
    for (let count = 0; count < LOADS; count++) {
      if (conditions.cache === 'cold') await window.protocol.send('Network.clearBrowserCache');
      loads.push(await loadOnce(window, path));
    }
    const median = (of: (load: FirstRow) => number) => summaryOf(loads.map(of)).p50;
    return {
      milliseconds: median((load) => load.milliseconds),
      idle: median((load) => load.idle),
      before: median((load) => load.before),
    };
  });

async function loadOnce({ page, protocol }: Window, path: string): Promise<FirstRow> {
  await page.goto('about:blank');
  await protocol.send('Profiler.start');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForSelector(ROW);
  const milliseconds = await page.evaluate(() => performance.now());
  const { profile } = await protocol.send('Profiler.stop');
  const idleNodes = profile.nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)');
  const isIdle = new Set(idleNodes.map(({ id }) => id));
  const idle = (profile.samples ?? []).reduce(
    (sum, id, index) => sum + (isIdle.has(id) ? (profile.timeDeltas?.[index] ?? 0) / 1_000 : 0),
    0,
  );
  const requests = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      name: entry.name,
      start: entry.startTime,
      end: (entry as PerformanceResourceTiming).responseEnd,
    })),
  );
  const call = requests.find(({ name }) => /\/api\/v1\/(?!me\b)/.test(name));
  return { milliseconds, idle, before: call ? chainBefore(call.start, requests) : 0 };
}

/**
 * The longest chain of requests that each began after the previous one had ended, and of which the last ended before
 * `start`.
 */
function chainBefore(start: number, requests: readonly { start: number; end: number }[]): number {
  const earlier = requests.filter(({ end }) => end <= start);
  return Math.max(0, ...earlier.map((request) => 1 + chainBefore(request.start, earlier)));
}
