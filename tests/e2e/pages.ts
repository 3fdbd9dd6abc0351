import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';

export interface Look {
  locale?: 'en' | 'te' | 'hi';
  theme?: 'light' | 'dark';
  /** A phone's screen instead of a desktop's. */
  phone?: boolean;
  /** A browser that has never loaded the application: for tests of the network, its cache or the clock. */
  fresh?: boolean;
}

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
/** A document of the application's origin without scripts. */
const STILL = '/favicon.svg';

/** Events to which a test may listen. */
const HEARD = ['request', 'requestfailed', 'response', 'download', 'popup'];

/**
 * The browsers of a worker. They stay open between tests, emptied of everything except the cached code: loading it
 * again takes two thirds of a page's opening time.
 */
export class Pages {
  readonly #browser: Browser;
  readonly #idle: Page[] = [];
  readonly #lent: Page[] = [];
  readonly #fresh: Page[] = [];
  #origin = '';
  #faults: string[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Adds everything that pages must never do to this list from here on. */
  begin(origin: string, faults: string[]) {
    this.#origin = origin;
    this.#faults = faults;
  }

  /** A page with exactly this content in its storage. */
  async lend(kept: Record<string, string>, { phone, fresh }: Look): Promise<Page> {
    const page = (fresh ? undefined : this.#idle.pop()) ?? (await this.#open());
    (fresh ? this.#fresh : this.#lent).push(page);
    await page.setViewportSize(phone ? PHONE : DESKTOP);
    const still = this.#origin + STILL;
    if (page.url() !== still) await page.goto(still);
    await page.evaluate(keepOnly, kept);
    return page;
  }

  /** Resets all lent pages. */
  async takeBack() {
    await Promise.all(this.#fresh.splice(0).map((page) => page.context().close()));
    for (const page of this.#lent.splice(0)) {
      if (page.isClosed()) await page.context().close();
      else this.#idle.push(await this.#asBefore(page));
    }
  }

  /** Removes everything that a test has set, listened to, opened or answered in the page. */
  async #asBefore(page: Page): Promise<Page> {
    const context = page.context();
    for (const event of HEARD) page.removeAllListeners(event);
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.emulateMedia({ media: null });
    await page.goto(this.#origin + STILL);
    return page;
  }

  async #open(): Promise<Page> {
    const context = await this.#browser.newContext();
    this.#watch(context);
    return context.newPage();
  }

  #watch(context: BrowserContext) {
    // Still pictures of videos come from YouTube, which the CSP allows (VID-01).
    const isForeign = (url: string) =>
      /^(https?|wss?):/.test(url) &&
      ![`${this.#origin}/`, 'https://i.ytimg.com/vi/'].some((start) => url.startsWith(start));
    context.on('weberror', (error) => this.#faults.push(`script error: ${error.error().message}`));
    context.on('request', (request) => {
      if (isForeign(request.url())) this.#faults.push(`call to ${request.url()}`);
    });
    context.on('console', (message) => {
      const breaksPolicy = /Content Security Policy/i.test(message.text());
      if (message.type() === 'error' && breaksPolicy) this.#faults.push(message.text());
    });
    context.on('dialog', async (dialog) => {
      // A page with unsaved changes asks before it closes; any other dialog comes from a script.
      if (dialog.type() !== 'beforeunload') this.#faults.push(`script dialog: ${dialog.message()}`);
      await dialog.accept();
    });
  }
}

/** Runs in the browser: limits its storage to these entries. */
async function keepOnly(kept: Record<string, string>) {
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(name);
      deleting.onsuccess = resolve;
      deleting.onerror = reject;
    });
  sessionStorage.clear();
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}

/** Goes to another page as links do, without restarting the application, until that page has set the tab's title. */
export async function lead(page: Page, path: string) {
  await page.evaluate((to) => {
    document.title = '';
    history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveTitle(/\S/);
}
