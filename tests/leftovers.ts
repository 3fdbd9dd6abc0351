import { TestRunner } from 'vitest';

type Work = () => unknown;
const ofFile: Work[] = [];
const ofTest: Work[] = [];

/** What is to be done when the test is over, or, if no test runs, when the tests of the file are: databases are closed, folders removed. */
export const atEnd = (work: Work) => void (TestRunner.getCurrentTest() ? ofTest : ofFile).push(work);

/** Last come, first gone. */
async function clear(works: Work[]) {
  for (const work of works.splice(0).reverse()) await work();
}
export const clearTest = () => clear(ofTest);
export const clearFile = () => clear(ofFile);
