import { TestRunner } from 'vitest';

type Work = () => unknown;
const ofFile: Work[] = [];
const ofTest: Work[] = [];

/**
 * Registers work for the end of the test or, outside a test, for the end of the file: closing databases, removing
 * folders.
 */
export const atEnd = (work: Work) => void (TestRunner.getCurrentTest() ? ofTest : ofFile).push(work);

/** In reverse order. */
async function clear(works: Work[]) {
  for (const work of works.splice(0).reverse()) await work();
}
export const clearTest = () => clear(ofTest);
export const clearFile = () => clear(ofFile);
