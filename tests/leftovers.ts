type Work = () => unknown;
const waiting: Work[] = [];

/** What is to be done when the tests of the file are over: databases are closed, folders removed. */
export const atEndOfFile = (work: Work) => void waiting.push(work);

/** Last come, first gone. */
export async function clearLeftovers() {
  for (const work of waiting.splice(0).reverse()) await work();
}
