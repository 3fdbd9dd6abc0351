import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:4391';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
async function sign(user, { width = 1280, lang = 'en' } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('ERR', e.message));
  return { page, context, lang };
}
async function signUi(user, opts = {}) {
  const { page } = await sign(user, opts);
  await page.goto(base + '/');
  await page.locator('input[name=username], #username').first().fill(user).catch(async () => page.getByRole('textbox').first().fill(user));
  await page.locator('input[type=password]').fill('Demo@12345');
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard|grievance/);
  if (opts.lang) { await page.evaluate((l) => { for (const k of Object.keys(localStorage)) if (/locale/i.test(k)) console.log(k); }, opts.lang); }
  return page;
}
const steps = process.argv.slice(2);
for (const [user, width, lang, path, name] of steps.map((s) => s.split(','))) {
  const page = await signUi(user, { width: Number(width) });
  if (lang !== 'en') {
    await page.evaluate((l) => { localStorage.setItem('RaStore.locale', JSON.stringify(l)); }, lang);
    const keys = await page.evaluate(() => Object.entries(localStorage).filter(([k]) => !/token|session/i.test(k)).map(([k, v]) => k + '=' + v.slice(0, 40)));
    console.log(keys.join('; '));
  }
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/rt/${name}.png`, fullPage: true });
  const over = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (over) console.log('SIDEWAYS', name);
  await page.context().close();
}
await browser.close();
