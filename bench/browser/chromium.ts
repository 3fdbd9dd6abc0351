import { existsSync } from 'node:fs';
import { type CDPSession, chromium, type Page } from '@playwright/test';

const SYSTEM = '/usr/bin/chromium';
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** The storage of a signed-in browser. */
export interface SignedIn {
  token: string;
  session: unknown;
}

/** A window in a fresh profile, with its DevTools session. */
export interface Window {
  page: Page;
  protocol: CDPSession;
}

/** Opens the system's Chromium, or the one in the variable CHROMIUM, for one piece of work. */
export async function inChromium<T>(
  url: string,
  { person, slowdown }: { person: SignedIn | null; slowdown: number },
  work: (window: Window) => Promise<T>,
): Promise<T> {
  const executablePath = process.env.CHROMIUM ?? (existsSync(SYSTEM) ? SYSTEM : undefined);
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  try {
    const kept = person
      ? [
          { name: 'token', value: person.token },
          { name: 'session', value: JSON.stringify(person.session) },
        ]
      : [];
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1_280, height: 800 },
      storageState: { cookies: [], origins: [{ origin: url, localStorage: kept }] },
    });
    // tsx wraps every named function in this helper; functions that run in the page need it.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work({ page, protocol });
  } finally {
    await browser.close();
  }
}
