import { type Summary, slopeOf, summaryOf } from '../statistics.ts';
import { inChromium, type SignedIn } from './chromium.ts';

const ROWS = 10;
const LIST = '/grievance/all';
export const ROW = 'main a[href^="/grievance/"]:not([href*="update"])';
const TIMED_PAGES = 4;
/** How long a page is shown. React replaces a placeholder at the earliest 0.3 s after the previous one. */
const READ_MS = 400;
/** The heap is measured after so many rounds; the first rounds load code and fill caches. */
const EVERY = 10;
const SETTLED = 20;

/** From the list to a record and back, in milliseconds until each is painted. */
export interface Rounds {
  /** The first record of a visit, which also loads the code of the page. */
  first: number;
  there: Summary;
  back: Summary;
}

/** Opens every row of the first pages and goes back; no record is opened twice, so each is fetched. */
export const timeRounds = (url: string, person: SignedIn, slowdown: number): Promise<Rounds> =>
  inChromium(url, { person, slowdown }, async ({ page }) => {
    const [there, back]: [number[], number[]] = [[], []];
    let first = 0;
    for (let number = 1; number <= TIMED_PAGES; number++) {
      await page.goto(`${LIST}?page=${number}`);
      await page.waitForSelector(ROW);
      for (let row = 0; row < ROWS; row++) {
        const taken = await page.evaluate(round, { row, selector: ROW, read: READ_MS });
        if (number === 1 && row === 0) first = taken.there;
        else there.push(taken.there);
        back.push(taken.back);
      }
    }
    return { first, there: summaryOf(there), back: summaryOf(back) };
  });

/** The used heap after forced collection, in kB, and its growth per round over the rows of one page. */
export const heapOver = (url: string, person: SignedIn, rounds: number) =>
  inChromium(url, { person, slowdown: 1 }, async ({ page, protocol }) => {
    await page.goto(LIST);
    await page.waitForSelector(ROW);
    const heap: { x: number; y: number }[] = [];
    for (let count = 1; count <= rounds; count++) {
      await page.evaluate(round, { row: count % ROWS, selector: ROW, read: 0 });
      if (count % EVERY > 0) continue;
      await protocol.send('HeapProfiler.collectGarbage');
      const { usedSize } = await protocol.send('Runtime.getHeapUsage');
      heap.push({ x: count, y: usedSize / 1_000 });
    }
    const settled = heap.filter(({ x }) => x >= SETTLED);
    return { first: settled[0]?.y ?? 0, last: settled.at(-1)?.y ?? 0, growth: slopeOf(settled) };
  });

/**
 * Runs in the page: clicks a row, waits for its record, goes back, waits for the row; shows each for `read`
 * milliseconds.
 */
async function round({ row, selector, read }: { row: number; selector: string; read: number }) {
  const look = () => new Promise((resolve) => setTimeout(resolve, read));
  const painted = (stands: () => boolean) =>
    new Promise<number>((resolve) => {
      const done = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      if (stands()) return done();
      const watch = new MutationObserver(() => {
        if (!stands()) return;
        watch.disconnect();
        done();
      });
      watch.observe(document, { subtree: true, childList: true, characterData: true });
    });
  const link = document.querySelectorAll<HTMLElement>(selector)[row];
  if (!link) throw new Error(`The list has no row ${row}`);
  const number = link.textContent ?? '';
  const clicked = performance.now();
  link.click();
  const there =
    (await painted(() => document.querySelector('h1')?.textContent?.includes(number) ?? false)) - clicked;
  await look();
  const left = performance.now();
  history.back();
  const back = (await painted(() => document.querySelectorAll(selector).length > row)) - left;
  await look();
  return { there, back };
}
