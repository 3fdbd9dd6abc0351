import type { Locator } from '@playwright/test';

/** Role and name of each part of an element in the accessibility tree, as a screen reader gets it. */
export async function heard(target: Locator): Promise<string[]> {
  const page = target.page();
  const client = await page.context().newCDPSession(page);
  await target.evaluate((element) => element.setAttribute('data-heard', ''));
  const { root } = await client.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await client.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-heard]',
  });
  const { nodes } = await client.send('Accessibility.queryAXTree', { nodeId });
  await target.evaluate((element) => element.removeAttribute('data-heard'));
  await client.detach();
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${role?.value} ${name?.value}`);
}
