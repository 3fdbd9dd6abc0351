import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:4391';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [width, lang] of [[1280, 'en'], [390, 'te'], [360, 'hi']]) {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20000);
  page.on('pageerror', (e) => console.log('ERR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
  const shot = async (name, fullPage = false) => { await page.waitForTimeout(600); await page.screenshot({ path: `/tmp/rt/${name}-${width}.png`, fullPage });
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) console.log('SIDEWAYS', name, width); };
  await page.goto(base + '/');
  await page.evaluate((l) => localStorage.setItem('locale', l), lang);
  await page.reload();
  await page.getByRole('textbox').first().fill('mla@example.org');
  await page.locator('input[type=password]').fill('Demo@12345');
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard/);
  try {
    await page.goto(base + '/grievance/workload'); await page.waitForLoadState('networkidle'); await shot('wl', true);
    await page.locator('main button').filter({ has: page.locator('svg') }).last().click(); await page.waitForLoadState('networkidle'); await shot('even');
    await page.keyboard.press('Escape');
    await page.goto(base + '/grievance/settings?part=routing'); await page.waitForLoadState('networkidle'); await shot('rules', true);
    await page.locator('main ol li').nth(1).locator('button').nth(2).click(); await page.waitForLoadState('networkidle'); await shot('rule');
    await page.keyboard.press('Escape');
    await page.goto(base + '/grievance/all?staff_id=none&status=not_closed'); await page.waitForLoadState('networkidle'); await shot('list');
    const id = await page.evaluate(() => [...document.querySelectorAll('a')].map((a) => a.getAttribute('href')).find((h) => /^\/grievance\/\d+/.test(h ?? '')));
    await page.goto(base + id); await page.waitForLoadState('networkidle');
    await page.keyboard.press('a'); await page.waitForLoadState('networkidle'); await shot('assign');
  } catch (e) { console.log(width, e.message.slice(0, 300)); await shot('fail'); }
  await context.close();
}
await browser.close();
