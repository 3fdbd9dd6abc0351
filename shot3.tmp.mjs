import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:4391';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ viewport: { width: 390, height: 900 } });
const page = await context.newPage();
await page.goto(base + '/');
await page.getByRole('textbox').first().fill('mla@example.org');
await page.locator('input[type=password]').fill('Demo@12345');
await page.keyboard.press('Enter');
await page.waitForURL(/dashboard/);
for (const part of ['routing', 'targets', 'calendar']) {
await page.goto(base + '/grievance/settings?part=' + part); await page.waitForLoadState('networkidle'); await page.waitForTimeout(800);
console.log(part, await page.evaluate(() => [document.documentElement.scrollWidth, [...document.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1).map((e) => `${e.tagName}.${String(e.className).slice(0, 60)} ${e.getBoundingClientRect().right | 0} ${getComputedStyle(e).position} ${e.textContent.slice(0, 30)}`).slice(0, 12)]));
}
await browser.close();
