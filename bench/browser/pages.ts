import { summaryOf } from '../statistics.ts';
import { inChromium, type SignedIn, type Window } from './chromium.ts';

const LOADS = 5;

/** The load of a page with an empty browser cache. */
export interface Loaded {
  /** From the start of the navigation until it is painted: the median of the loads. */
  milliseconds: number;
  /** Over the wire, compressed, with headers. */
  kilobytes: number;
  scriptKilobytes: number;
}

/** Loads a page several times, each in a fresh browser, until the selector matches. */
export async function load(
  url: string,
  path: string,
  selector: string,
  { person, slowdown }: { person: SignedIn | null; slowdown: number },
): Promise<Loaded> {
  const loads: Loaded[] = [];
  for (let count = 0; count < LOADS; count++) {
    loads.push(await inChromium(url, { person, slowdown }, (window) => loadOnce(window, path, selector)));
  }
  const median = (of: (loaded: Loaded) => number) => summaryOf(loads.map(of)).p50;
  return {
    milliseconds: median((loaded) => loaded.milliseconds),
    kilobytes: median((loaded) => loaded.kilobytes),
    scriptKilobytes: median((loaded) => loaded.scriptKilobytes),
  };
}

async function loadOnce({ page, protocol }: Window, path: string, selector: string): Promise<Loaded> {
  const scripts = new Set<string>();
  let [bytes, scriptBytes] = [0, 0];
  protocol.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await protocol.send('Network.enable');
  await page.goto(path, { waitUntil: 'commit' });
  const milliseconds = await page.evaluate(paintedAt, selector);
  return { milliseconds, kilobytes: bytes / 1_000, scriptKilobytes: scriptBytes / 1_000 };
}

/** Runs in the page: when the selected element was painted, in milliseconds since the navigation began. */
function paintedAt(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    look();
  });
}
